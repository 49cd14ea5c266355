import Beacon
import Concurrency
public import Logging
import OperatorErrors
public import ServiceLifecycle
import Vocabulary
import Wire

/// Sends a student's lists of nearby rooms to the server. Only the latest list counts: one that could not be sent is
/// discarded once there is a newer one.
public actor LocationPost: Service {
    /// Proximity UUIDs of room beacons; empty until the server has listed them.
    private(set) var watched: Set<ProximityUUID> = []

    /// How long the list of UUIDs is valid, and how long an empty list is.
    private static let lasting = (some: Duration.seconds(600), none: Duration.seconds(30))

    /// Failures after which a retry with the same password is of no use.
    private static let refusals: Set<FailureCode> = [
        .wrongCredentials, .notAllowed, .totpNecessary, .passwordChangeNecessary, .totpEnrolmentNecessary,
    ]

    private let login: StudentLogin
    private let clock: NodeClock
    private let logger: Logger
    private let bell = Mailbox<Void>()
    private var generator: any RandomNumberGenerator & Sendable
    private var backoff = Backoff.upload
    /// The pause that the server requested with its last refusal (`Retry-After`).
    private var asked: Duration?
    private var waiting: [HeardBeacon]?
    private var session: (any Uplink)?
    /// When the server last sent the UUIDs; nil if they must be requested first.
    private var askedAt: Duration?
    private var problem: String?

    public init(
        login: StudentLogin, clock: NodeClock, logger: Logger,
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.login = login
        self.clock = clock
        self.logger = logger
        self.generator = generator
    }

    /// - Throws: `NodeError` if the server does not know the student: only a person can fix that.
    public func run() async throws {
        bell.ring()
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            // The session ends with the program in any case.
            try? await session?.shutdown()
        }
    }

    func put(_ list: [HeardBeacon]) {
        waiting = list
        bell.ring()
    }

    /// Requests the UUIDs from the server if the last request was too long ago.
    func renew() {
        if session != nil, isAskDue { bell.ring() }
    }

    private var isAskDue: Bool {
        guard let askedAt else { return true }
        return clock.real.elapsed - askedAt >= (watched.isEmpty ? Self.lasting.none : Self.lasting.some)
    }

    private func work() async throws {
        for await _ in bell {
            while try await !deliver() {
                try await clock.real.sleep(for: backoff.next(atLeast: asked, using: &generator))
            }
        }
        try Task.checkCancellation()
    }

    /// Makes one attempt. Returns whether no list is waiting any more.
    private func deliver() async throws -> Bool {
        do {
            let uplink = try await loggedIn()
            try await ask(uplink)
            while let list = waiting {
                waiting = nil
                try await send(list, over: uplink)
            }
            succeed()
            return true
        } catch {
            try Task.checkCancellation()
            try await take(error)
            return false
        }
    }

    private func send(_ list: [HeardBeacon], over uplink: any Uplink) async throws {
        do {
            let reply = try await uplink.send(UpdateLocation(beacons: list, sentAt: clock.now))
            logger.info("reported \(list.count) nearby beacons, of which the server knows \(reply.recognised)")
        } catch {
            waiting = waiting ?? list
            throw error
        }
    }

    private func loggedIn() async throws -> any Uplink {
        if let session { return session }
        let uplink = try await login.open()
        session = uplink
        askedAt = nil
        logger.notice("logged in as \(login.username)")
        return uplink
    }

    private func ask(_ uplink: any Uplink) async throws {
        guard isAskDue else { return }
        let listed = Set(try await uplink.send(GetInfo()).uuids)
        askedAt = clock.real.elapsed
        guard listed != watched else { return }
        watched = listed
        logger.notice("watching for the beacons that the server lists", metadata: ["uuids": "\(watched.sorted())"])
    }

    private func take(_ error: any Error) async throws {
        let failure = error as? Failure
        asked = failure?.retryAfter.map { .seconds($0) }
        if failure?.code == .loginNecessary, let expired = session {
            session = nil
            try await expired.shutdown()
        }
        if let failure, Self.refusals.contains(failure.code) {
            throw NodeError(
                .refused, "the server refuses \(login.username): \(failure.reason)",
                hint: "Log in as a student, with the password in ROLLCALL_PASSWORD or --password-file.")
        }
        complain(failure?.reason ?? "\(error)")
    }

    private func complain(_ reason: String) {
        if reason != problem {
            logger.warning("the nearby rooms could not be sent to the server: \(reason)")
        }
        problem = reason
    }

    private func succeed() {
        if problem != nil {
            logger.notice("the server receives the nearby rooms again")
        }
        problem = nil
        backoff.reset()
    }
}
