internal import Dispatch
internal import Synchronization

/// Hashes and checks passwords with Argon2id, off the threads that answer requests: a few at a time, and a few more may
/// wait. Whoever comes beyond that is told so, or a flood of logins would take the memory and the time of all others.
public final class PasswordHasher: Sendable {
    /// More than this many are hashed or waiting already.
    public struct Busy: Error {}

    /// One for each that is hashed at the same time, which takes a thread and 19 MiB.
    private let queues: [DispatchQueue]
    private let limit: Int
    private let state = Mutex((underWay: 0, next: 0))
    /// What an unknown name is checked against, so that it takes the time of a known one.
    private let decoy: String

    /// - Parameters:
    ///   - width: how many are hashed at once.
    ///   - waiting: how many may wait beside them.
    /// - Throws: `PasswordError` where Argon2 cannot work, for want of memory.
    public init(width: Int = 1, waiting: Int = 63) throws {
        queues = (0..<width).map { DispatchQueue(label: "rollcall.passwords.\($0)", qos: .utility) }
        limit = width + waiting
        decoy = try Argon2.hash(SecretToken().text)
    }

    /// The hash in PHC string form, `$argon2id$v=19$m=…`. Throws `PasswordError` or `Busy`.
    public func hash(_ password: String) async throws -> String {
        try await onQueue { try Argon2.hash(password) }
    }

    /// Whether the password is the one that was hashed; without a hash the answer is no, after the same time.
    /// Throws `Busy`.
    public func verify(_ password: String, against hash: String?) async throws -> Bool {
        let decoy = decoy
        let matches = try await onQueue { Argon2.matches(password, hash ?? decoy) }
        return matches && hash != nil
    }

    /// Whether the hash was made with other parameters than are used now.
    public func isOutdated(_ hash: String) -> Bool { !Argon2.isCurrent(hash) }

    private func onQueue<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        let queue = try enter()
        defer { state.withLock { $0.underWay -= 1 } }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try body() }) }
        }
    }

    private func enter() throws -> DispatchQueue {
        try state.withLock { state in
            guard state.underWay < limit else { throw Busy() }
            state.underWay += 1
            state.next = (state.next + 1) % queues.count
            return queues[state.next]
        }
    }
}
