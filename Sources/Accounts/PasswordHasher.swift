internal import Dispatch
internal import Synchronization

/// Hashes and checks passwords with Argon2id, off the threads that answer requests: one at a time, and each who waits
/// in turn. The caller for too much is told so, or a flood of logins would take the memory and the time of all
/// others.
public final class PasswordHasher: Sendable {
    /// On whose account a password is hashed. Each has a place of its own in the turn.
    public enum Client: Hashable, Sendable {
        /// A person who is known: by their session or their browser.
        case person(Int64)
        /// A person who is not, by IP address.
        case address(String)

        /// Hashes at a time, under way and waiting.
        var limit: Int {
            switch self {
            case .person: 3
            case .address: 8
            }
        }
    }

    /// The password is not hashed.
    public struct Busy: Error, Equatable {
        /// Whether the client itself has asked for too much; else all others together have.
        public let isOwnDoing: Bool
        /// In seconds.
        public let retryAfter: Int
    }

    private typealias Job = @Sendable (_ isLate: Bool) -> Void

    private struct State {
        var queue = PasswordHasher.FairQueue<Client, (job: Job, since: ContinuousClock.Instant)>()
        var running: [Client: Int] = [:]
        /// How long one hash takes, in seconds.
        var usual: Double
        var hashed = 0

        var runningCount: Int { running.values.reduce(0, +) }
    }

    private let queue = DispatchQueue(label: "rollcall.passwords", qos: .utility, attributes: .concurrent)
    private let argon2: Argon2
    private let width: Int
    private let timeout: Duration
    private let state: Mutex<State>
    /// What an unknown name is checked against, so that it takes the time of a known one.
    private let decoy: String

    /// - Parameters:
    ///   - width: how many are hashed at once; each takes a thread and 19 MiB.
    ///   - patience: no person waits for longer.
    /// - Throws: `Argon2.Failure` where Argon2 cannot work, for want of memory.
    public convenience init(width: Int = 1, timeout: Duration = .seconds(5)) throws {
        try self.init(.owasp, width: width, timeout: timeout)
    }

    /// With other parameters than OWASP's: for tests, which hash thousands of passwords. It is internal, so that no
    /// flag, file or request of a program can reach it.
    init(_ argon2: Argon2, width: Int = 1, timeout: Duration = .seconds(5)) throws {
        self.argon2 = argon2
        self.width = width
        self.timeout = timeout
        let start = ContinuousClock.now
        decoy = try argon2.hash(SecretToken().text)
        state = Mutex(State(usual: (ContinuousClock.now - start) / .seconds(1)))
    }

    /// The hash in PHC string form, `$argon2id$v=19$m=…`. Throws `Argon2.Failure` or `Busy`.
    public func hash(_ password: String, for client: Client) async throws -> String {
        let argon2 = argon2
        return try await inTurn(client) { try argon2.hash(password) }
    }

    /// Whether the password is the one that was hashed; without a hash the answer is no, after the same time.
    /// Throws `Busy`.
    public func verify(_ password: String, against hash: String?, for client: Client) async throws -> Bool {
        let decoy = decoy
        let matches = try await inTurn(client) { Argon2.matches(password, hash ?? decoy) }
        return matches && hash != nil
    }

    /// Whether the hash was made with other parameters than are used now.
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

    /// Passwords hashed so far, for new hashes and to check old ones: what tests cost is counted by it.
    var hashCount: Int { state.withLock(\.hashed) }

    /// Throws `Busy` if a password of this client would not be hashed now: it costs nothing to ask before other
    /// work.
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

    /// Starts what may be started now. One person's hashes never run beside each other.
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
            // A running mean, so that a machine that is busy for a while is believed.
            guard wasHashed else { return }
            state.usual = 0.8 * state.usual + 0.2 * (time / .seconds(1))
            state.hashed += 1
        }
    }
}

extension PasswordHasher {
    /// Jobs in lanes, of which each lane that has some gets its turn after the others. A value: a person who works
    /// takes the next.
    struct FairQueue<Lane: Hashable, Job> {
        private var waiting: [Lane: [Job]] = [:]
        /// The lanes with jobs, the next one first.
        private var order: [Lane] = []

        mutating func add(_ job: Job, to lane: Lane) {
            if waiting[lane] == nil { order.append(lane) }
            waiting[lane, default: []].append(job)
        }

        func count(in lane: Lane) -> Int { waiting[lane]?.count ?? 0 }

        /// How many jobs come before one that is added to this lane now, at the most.
        func countAhead(in lane: Lane) -> Int {
            let own = count(in: lane)
            return own + waiting.reduce(0) { $0 + ($1.key == lane ? 0 : min($1.value.count, own + 1)) }
        }

        /// Takes the oldest job of the first lane that may go on; the lane then stands behind the others. Nil if
        /// none may.
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
