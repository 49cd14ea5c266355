import Beacon
import Logging

/// A recording that was read through once and found good, and the scanners that will hear it.
struct ReplayPlan: Sendable {
    let outline: RecordingOutline
    /// Token of each scanner by name.
    let tokens: [String: String]
    /// UUIDs that must be on the server's list for the replay to make sense.
    let wanted: Set<ProximityUUID>
    /// Opens the recording at its beginning.
    let open: @Sendable () throws -> any Recording

    /// - Throws: `NodeError` for whatever is wrong with the files.
    init(_ options: ReplayOptions, logger: Logger) throws {
        let file = options.file
        switch options.source {
        case .capture(let token):
            outline = try Capture.outline(path: file)
            tokens = [Capture.receiver: token]
            wanted = []
            open = { try Capture(path: file) }
        case .table(let badge, let scanners, let sessions):
            let found = try ScannerTokens(path: scanners, logger: logger)
            outline = try SightingTable.outline(path: file, badge: badge, sessions: sessions)
            try found.require(outline.receivers, path: scanners)
            tokens = found.tokens
            wanted = [badge.uuid]
            open = { try SightingTable(path: file, badge: badge, sessions: sessions) }
        }
        if let warning = outline.warning {
            logger.warning("only what is whole is replayed: \(warning)")
        }
    }
}
