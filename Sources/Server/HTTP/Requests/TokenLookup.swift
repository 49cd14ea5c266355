import Concurrency
import Postgres
import Store

/// Looks up the owners of tokens in the database, in groups.
struct TokenLookup: Sendable {
    let sessions: Batcher<SessionRepository.Shown, Session?>
    let scanners: Batcher<[UInt8], ScannerRepository.Known?>

    init(_ points: ConnectionPool, _ watch: DatabaseWatch) {
        // Use is recorded only while the database accepts writes: otherwise all callers would wait for a write that
        // fails.
        sessions = Batcher(limit: 200, atOnce: 2) { tokens in
            try await SessionRepository(points).use(tokens, isNoted: watch.state == .ok)
        }
        scanners = Batcher(limit: 200, atOnce: 2) { try await ScannerRepository(points).scanners(tokenHashes: $0) }
    }
}
