import Postgres

extension ScannerRadio {
    public enum State: String, CaseIterable, StoredWord {
        case starting, scanning, quiet, recovering, failed, off

        /// Whether what is not heard now is not there: a quiet radio answers, and there is nothing to hear.
        var isListening: Bool { self == .scanning || self == .quiet }
    }

    public enum Mode: String, CaseIterable, StoredWord {
        case exclusive, shared
    }

    public enum Commands: String, CaseIterable, StoredWord {
        case legacy, extended
    }
}
