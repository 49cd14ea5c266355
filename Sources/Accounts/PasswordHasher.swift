internal import Dispatch
internal import Synchronization

/// Hashes and checks passwords with Argon2id, off the threads that answer requests: one at a time, and waiting clients
/// take turns. A client that sends too many is refused, since a flood of logins would use up the memory and the time of
/// all others.
public final class PasswordHasher: Sendable {
    /// The client for which a password is hashed. Each client takes its own turns.
    public enum Client: Hashable, Sendable {
        /// A known person, by their session or their browser.
        case person(Int64)
        /// An anonymous caller, by IP address.
        case address(String)

        /// The maximum number of hashes at a time, running and waiting.
        var limit: Int {
            switch self {
            case .person: 3
            case .address: 8
            }
        }
    }

    /// The password was not hashed.
    public struct Busy: Error, Equatable {
        /// Whether the client itself has sent too many requests; false if all others together have.
        public let isOwnDoing: Bool
        /// The time after which to try again, in seconds.
        public let retryAfter: Int
    }

    private typealias Job = @Sendable (_ isLate: Bool) -> Void

    private struct State {
        var queue = PasswordHasher.FairQueue<Client, (job: Job, since: ContinuousClock.Instant)>()
        var running: [Client: Int] = [:]
        /// The average time of one hash, in seconds.
        var usual: Double
        var hashed = 0

        var runningCount: Int { running.values.reduce(0, +) }
    }

    private let queue = DispatchQueue(label: "rollcall.passwords", qos: .utility, attributes: .concurrent)
    private let argon2: Argon2
    private let width: Int
    private let timeout: Duration
    private let state: Mutex<State>
    /// The hash against which an unknown name is checked, so that this takes the same time as for a known one.
    private let decoy: String

    /// - Parameters:
    ///   - width: how many passwords are hashed at once; each needs a thread and 19 MiB.
    ///   - timeout: the maximum time that a client waits.
    /// - Throws: `Argon2.Failure` if Argon2 does not work, for lack of memory.
    public convenience init(width: Int = 1, timeout: Duration = .seconds(5)) throws {
        try self.init(.owasp, width: width, timeout: timeout)
    }

    /// Uses parameters other than OWASP's: for tests, which hash thousands of passwords. It is internal, so that no
    /// flag, file or request of a program can reach it.
    init(_ argon2: Argon2, width: Int = 1, timeout: Duration = .seconds(5)) throws {
        self.argon2 = argon2
        self.width = width
        self.timeout = timeout
        let start = ContinuousClock.now
        decoy = try argon2.hash(SecretToken().text)
        state = Mutex(State(usual: (ContinuousClock.now - start) / .seconds(1)))
    }

    /// Returns the hash in PHC string form, `$argon2id$v=19$m=…`. Throws `Argon2.Failure` or `Busy`.
    public func hash(_ password: String, for client: Client) async throws -> String {
        let argon2 = argon2
        return try await inTurn(client) { try argon2.hash(password) }
    }

    /// Returns whether the password is the one that was hashed; without a hash the answer is false, after the same
    /// time. Throws `Busy`.
    public func verify(_ password: String, against hash: String?, for client: Client) async throws -> Bool {
        let decoy = decoy
        let matches = try await inTurn(client) { Argon2.matches(password, hash ?? decoy) }
        return matches && hash != nil
    }

    /// Returns whether the hash was made with parameters other than the current ones.
    public func isOutdated(_ hash: String) -> Bool { !argon2.made(hash) }

    private func inTurn<Result: Sendable>(
        _ client: Client, _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            let job: Job = { isLate in
                continuation.resume(
                    with: Swift.Result {
                        guard !isLate else { throw Busy(isOwnDoing: false, retryAfter: 1) }
                        return try body()
                    })
            }
            do {
                try enter(job, for: client)
                work()
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// The number of passwords hashed so far, for new hashes and for checks; it shows the cost of tests.
    var hashCount: Int { state.withLock(\.hashed) }

    /// Throws `Busy` if a password of this client would not be hashed now, so that the caller can check before doing
    /// other work.
    public func checkRoom(for client: Client) throws {
        try state.withLock { try checkRoom(for: client, in: $0) }
    }

    private func checkRoom(for client: Client, in state: borrowing State) throws {
        guard state.queue.count(in: client) + state.running[client, default: 0] < client.limit else {
            throw Busy(isOwnDoing: true, retryAfter: 1)
        }
        let ahead = state.queue.countAhead(in: client) + state.runningCount
        let wait = Double(ahead) * state.usual / Double(width)
        let late = wait - timeout / .seconds(1)
        guard late <= 0 else { throw Busy(isOwnDoing: false, retryAfter: Int(late.rounded(.up))) }
    }

    private func enter(_ job: @escaping Job, for client: Client) throws {
        try state.withLock { state in
            try checkRoom(for: client, in: state)
            state.queue.add((job, .now), to: client)
        }
    }

    /// Starts the next hash if one may start now. Hashes of one client never run at the same time.
    private func work() {
        let next = state.withLock { state -> (Client, Job, Bool)? in
            guard state.runningCount < width,
                let (client, waiting) = state.queue.next(where: { [running = state.running] in running[$0] == nil })
            else { return nil }
            state.running[client] = 1
            return (client, waiting.job, ContinuousClock.now - waiting.since > timeout)
        }
        guard let (client, job, isLate) = next else { return }
        queue.async { [self] in
            let start = ContinuousClock.now
            job(isLate)
            finish(client, after: ContinuousClock.now - start, wasHashed: !isLate)
            work()
        }
    }

    private func finish(_ client: Client, after time: Duration, wasHashed: Bool) {
        state.withLock { state in
            state.running[client] = nil
            // A moving average, which adapts to a machine that is busy for a while.
            guard wasHashed else { return }
            state.usual = 0.8 * state.usual + 0.2 * (time / .seconds(1))
            state.hashed += 1
        }
    }
}

extension PasswordHasher {
    /// A queue of jobs in lanes, in which all lanes with jobs take turns. A value: the caller runs the jobs.
    struct FairQueue<Lane: Hashable, Job> {
        private var waiting: [Lane: [Job]] = [:]
        /// The lanes with jobs, the next one first.
        private var order: [Lane] = []

        mutating func add(_ job: Job, to lane: Lane) {
            if waiting[lane] == nil { order.append(lane) }
            waiting[lane, default: []].append(job)
        }

        func count(in lane: Lane) -> Int { waiting[lane]?.count ?? 0 }

        /// Returns the maximum number of jobs before one that is added to this lane now.
        func countAhead(in lane: Lane) -> Int {
            let own = count(in: lane)
            return own + waiting.reduce(0) { $0 + ($1.key == lane ? 0 : min($1.value.count, own + 1)) }
        }

        /// Removes and returns the oldest job of the first lane that may continue; the lane then moves behind the
        /// others. Nil if none may.
        mutating func next(where mayGoOn: (Lane) -> Bool) -> (lane: Lane, job: Job)? {
            guard let place = order.firstIndex(where: mayGoOn) else { return nil }
            let lane = order.remove(at: place)
            guard var jobs = waiting.removeValue(forKey: lane), !jobs.isEmpty else { return nil }
            let job = jobs.removeFirst()
            if !jobs.isEmpty {
                waiting[lane] = jobs
                order.append(lane)
            }
            return (lane, job)
        }
    }
}
