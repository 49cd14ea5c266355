import Store
import Wire

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
