import Postgres

extension ScannerRadio {
    public enum State: String, CaseIterable, StoredWord {
        case starting, scanning, quiet, recovering, failed, off
    }

    public enum Mode: String, CaseIterable, StoredWord {
        case exclusive, shared
    }

    public enum Commands: String, CaseIterable, StoredWord {
        case legacy, extended
    }
}
