import Foundation
import Presence
import Store
import Wire

extension RadioRecord {
    init(_ radio: ScannerRadio) {
        self.init(
            state: radio.state.onTheWire, reportsPerSecond: radio.reportsPerSecond, lastReportAt: radio.lastReportAt,
            restarts: radio.restarts, resets: radio.resets, droppedReports: radio.droppedReports,
            mode: radio.mode?.onTheWire, commands: radio.commands?.onTheWire, error: radio.error)
    }
}

extension ScannerRadio.State {
    init(_ state: RadioRecord.State) {
        switch state {
        case .starting: self = .starting
        case .scanning: self = .scanning
        case .quiet: self = .quiet
        case .recovering: self = .recovering
        case .failed: self = .failed
        case .off: self = .off
        }
    }

    var onTheWire: RadioRecord.State {
        switch self {
        case .starting: .starting
        case .scanning: .scanning
        case .quiet: .quiet
        case .recovering: .recovering
        case .failed: .failed
        case .off: .off
        }
    }
}

extension ScannerRadio.Mode {
    init(_ mode: RadioRecord.Mode) {
        switch mode {
        case .exclusive: self = .exclusive
        case .shared: self = .shared
        }
    }

    var onTheWire: RadioRecord.Mode {
        switch self {
        case .exclusive: .exclusive
        case .shared: .shared
        }
    }
}

extension ScannerRadio.Commands {
    init(_ commands: RadioRecord.Commands) {
        switch commands {
        case .legacy: self = .legacy
        case .extended: self = .extended
        }
    }

    var onTheWire: RadioRecord.Commands {
        switch self {
        case .legacy: .legacy
        case .extended: .extended
        }
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
