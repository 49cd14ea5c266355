import Logging
import Postgres
import ServiceLifecycle
import Store
import Synchronization
import Vocabulary
import Wire

/// Asks the database each second whether it answers, and every few seconds whether it keeps what is committed, on
/// connections of its own.
///
/// While it does not answer, requests are sent back at once, those under way with them, and the engine is given up: its
/// state is read again afterwards. While it keeps nothing, what only reads goes on.
final class DatabaseWatch: Service {
    private static let interval = Duration.seconds(1)
    /// So many times it is asked for an answer until it has to prove a commit.
    private static let roundsOfProof = 5
    /// So many commits in a row must not come back.
    private static let minProofs = 3

    private let pools: ServerPools
    private let ingest: Ingest
    private let alerts: AlertReporter
    private let logger: Logger
    private let code = Atomic(DatabaseState.ok.code)

    init(pools: ServerPools, ingest: Ingest, alerts: AlertReporter, logger: Logger) {
        self.pools = pools
        self.ingest = ingest
        self.alerts = alerts
        self.logger = logger
    }

    /// What the database could do when it was last asked.
    var state: DatabaseState { DatabaseState(code: code.load(ordering: .relaxed)) }

    /// Whether the database did not answer when it was last asked.
    var isAway: Bool { state == .away }

    /// Throws `Failure` while the database is away.
    func check() throws {
        if isAway { throw Failure.databaseAway }
    }

    /// Whether the database answers now.
    func asks() async -> Bool {
        do {
            // The caller each second does not wait longer after each failure, nor does any other person.
            pools.probe.expectAnswer()
            try await pools.probe.query("select")
            return true
        } catch {
            return false
        }
    }

    /// Asks for all that the database has to do, and notes what was found.
    @discardableResult
    func prove() async -> DatabaseState {
        guard await asks() else { return await note(.away) }
        return await note(await lastingTrouble().map { .readOnly($0) } ?? .ok)
    }

    /// A disk that is full says so. A commit that does not come back in time may be a busy machine's: it is trouble if
    /// the next ones do not either.
    private func lastingTrouble() async -> CommitFault? {
        var trouble: CommitFault?
        for _ in 0..<Self.minProofs {
            trouble = await CommitProof(pools.probe).trouble()
            if trouble == nil || trouble == .diskFull { break }
        }
        return trouble
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var round = 0
            while !Task.isCancelled {
                // What is wrong is looked at each time: it may be over.
                let isDue = round.isMultiple(of: Self.roundsOfProof) || self.state != .ok
                if isDue { await self.prove() } else if await !self.asks() { await self.note(.away) }
                round &+= 1
                try? await Task.sleep(for: Self.interval)
            }
        }
    }

    @discardableResult
    private func note(_ found: DatabaseState) async -> DatabaseState {
        // A server that stops asks no more.
        guard !Task.isCancelled else { return found }
        let before = DatabaseState(code: code.exchange(found.code, ordering: .relaxed))
        if before != found { tell(found) }
        if found == .away {
            await ingest.disown()
            await pools.cutOff()
        }
        return found
    }

    /// The alert is written once it can be; `UrgentCourier` tells of it before.
    private func tell(_ found: DatabaseState) {
        guard let alarm = found.alarm else {
            logger.notice("The database answers again, and keeps what is committed.")
            return alerts.clear(.databaseStuck, about: .server)
        }
        logger.critical("\(alarm.text) \(alarm.hint)")
        if found != .away { alerts.raise(.databaseStuck, about: .server, text: alarm.text, hint: alarm.hint) }
    }
}

extension Failure {
    static let databaseAway = Failure(.unavailable, "The database is away. Try again in a moment.", retryAfter: 2)
    static let databaseFull = Failure(
        .unavailable, "The disk of the database is full. Nothing can be stored until there is space on it.",
        retryAfter: 10)
}
