import Logging
import Phrases
import Postgres
import ServiceLifecycle
import Store
import Synchronization
import Vocabulary
import Wire

/// Checks each second whether the database answers, and every few seconds whether it commits, on its own connections.
///
/// While the database does not answer, requests are refused at once, including those in progress, and the engine is
/// given up: its state is read again afterwards. While the database cannot commit, only reads are served.
final class DatabaseWatch: Service {
    private static let interval = Duration.seconds(1)
    /// The number of checks for an answer per check of a commit.
    private static let roundsOfProof = 5
    /// The number of consecutive commits that must fail before the database counts as read-only.
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

    /// The state of the database at the last check.
    var state: DatabaseState { DatabaseState(code: code.load(ordering: .relaxed)) }

    /// Whether the database did not answer at the last check.
    var isAway: Bool { state == .away }

    /// Throws `Refusal` while the database is away.
    func check() throws {
        if isAway { throw Refusal.databaseAway }
    }

    /// Returns whether the database answers now.
    func asks() async -> Bool {
        do {
            // Neither this check, made every second, nor any other caller should wait longer after each failure.
            pools.probe.expectAnswer()
            try await pools.probe.query("select")
            return true
        } catch {
            return false
        }
    }

    /// Checks everything that the database must be able to do, and records the result.
    @discardableResult
    func prove() async -> DatabaseState {
        guard await asks() else { return await note(.away) }
        return await note(await lastingTrouble().map { .readOnly($0) } ?? .ok)
    }

    /// Reports a full disk at once. A commit that does not complete in time may be due to a busy machine; it is a fault
    /// only if the next ones also fail.
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
                // A fault is checked every time, since it may be over.
                let isDue = round.isMultiple(of: Self.roundsOfProof) || self.state != .ok
                if isDue { await self.prove() } else if await !self.asks() { await self.note(.away) }
                round &+= 1
                try? await Task.sleep(for: Self.interval)
            }
        }
    }

    @discardableResult
    private func note(_ found: DatabaseState) async -> DatabaseState {
        // A server that is stopping makes no more checks.
        guard !Task.isCancelled else { return found }
        let before = DatabaseState(code: code.exchange(found.code, ordering: .relaxed))
        if before != found { tell(found) }
        if found == .away {
            await ingest.releaseOwnership()
            await pools.cutOff()
        }
        return found
    }

    /// The alert is written when the database can do so; `UrgentCourier` reports it before that.
    private func tell(_ found: DatabaseState) {
        guard let alarm = found.alarm else {
            logger.notice("The database answers and commits again.")
            return alerts.clear(.databaseStuck, about: .server)
        }
        logger.critical("\((alarm.text + alarm.hint).text(in: .english))")
        if found != .away { alerts.raise(.databaseStuck, about: .server, text: alarm.text, hint: alarm.hint) }
    }
}

extension Refusal {
    static let databaseAway = Refusal(.unavailable, .databaseAway + .hintRetryInMoment, retryAfter: 2)
    static let databaseFull = Refusal(
        .unavailable, .databaseDiskFullNow,
        retryAfter: 10)
}
