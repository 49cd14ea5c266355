import Beacon
public import Logging
public import ServiceLifecycle
import Wire

/// Brings a student's lists of near rooms to the server. The latest list wins: one that could not be sent is of no use
/// once there is a newer.
public actor LocationPost: Service {
    /// Proximity UUIDs of room beacons; empty until the server listed them.
    private(set) var watched: Set<ProximityUUID> = []

    /// How long the list of UUIDs holds, and how long one on which there is none yet.
    private static let lasting = (some: Duration.seconds(600), none: Duration.seconds(30))

    /// Asking again with the same password is of no use.
    private static let refusals: Set<FailureCode> = [
        .wrongCredentials, .notAllowed, .totpNecessary, .passwordChangeNecessary, .totpEnrolmentNecessary,
    ]

    private let login: StudentLogin
    private let clock: NodeClock
    private let logger: Logger
    private let bell = Bell()
    private var generator: any RandomNumberGenerator & Sendable
    private var backoff = Backoff.upload
    /// How long a pause the server asked for when it last refused (`Retry-After`).
    private var asked: Duration?
    private var waiting: [HeardBeacon]?
    private var session: (any Uplink)?
    /// When the server last said what to watch for; nil if it has to be asked first.
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

    /// - Throws: `NodeError` where the server knows no such student: nothing but a person can mend that.
    public func run() async throws {
        bell.ring()
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            // The session ends with the program either way.
            try? await session?.shutdown()
        }
    }

    func put(_ list: [HeardBeacon]) {
        waiting = list
        bell.ring()
    }

    /// Has the server asked what to watch for where that was too long ago.
    func renew() {
        if session != nil, isAskDue { bell.ring() }
    }

    private var isAskDue: Bool {
        guard let askedAt else { return true }
        return clock.real.elapsed - askedAt >= (watched.isEmpty ? Self.lasting.none : Self.lasting.some)
    }

    private func work() async throws {
        for await _ in bell.rings {
            while try await !deliver() {
                try await clock.real.sleep(for: backoff.next(atLeast: asked, using: &generator))
            }
        }
        try Task.checkCancellation()
    }

    /// One attempt. Returns whether nothing waits any more.
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
            logger.info("told the server \(list.count) near beacons, it knows \(reply.recognised)")
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
        logger.notice("watching for what the server lists", metadata: ["uuids": "\(watched.sorted())"])
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
                "the server refuses \(login.username): \(failure.reason)",
                hint: "Follow as a student, with the password in ROLLCALL_PASSWORD or --password-file.")
        }
        complain(failure?.reason ?? "\(error)")
    }

    private func complain(_ reason: String) {
        if reason != problem {
            logger.warning("the server did not get the nearby rooms: \(reason)")
        }
        problem = reason
    }

    private func succeed() {
        if problem != nil {
            logger.notice("the server gets the nearby rooms again")
        }
        problem = nil
        backoff.reset()
    }
}
