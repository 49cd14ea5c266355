import Foundation
import Presence
import Store
import Wire

extension RadioRecord {
    init(_ radio: ScannerRadio) {
        self.init(
            state: radio.state, reportsPerSecond: radio.reportsPerSecond, lastReportAt: radio.lastReportAt,
            restarts: radio.restarts, resets: radio.resets, droppedReports: radio.droppedReports,
            mode: radio.mode, commands: radio.commands, error: radio.error)
    }
}

extension ScannerState {
    /// One that is retired is listened to no more.
    init(lastSeenAt: Date?, isRetired: Bool, at now: Date) {
        guard let lastSeenAt else {
            self = .never
            return
        }
        let isQuiet = isRetired || now.timeIntervalSince(lastSeenAt) > Parameters.current.scanner.quietAfter
        self = isQuiet ? .quiet : .alive
    }
}
