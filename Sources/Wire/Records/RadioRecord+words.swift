extension RadioRecord {
    /// `quiet`: the controller answers and scans, and hears nothing. `recovering`: it is being brought back, without
    /// anybody's help. `failed`: it needs somebody, and is tried again meanwhile. `off`: the node does not scan.
    public enum State: String, Word {
        case starting, scanning, quiet, recovering, failed, off
    }

    /// Whether the node has the adapter for itself (HCI user channel) or beside bluetoothd (raw channel).
    public enum Mode: String, Word {
        case exclusive, shared
    }

    /// Which advertising commands the controller is given (Core Specification, Vol 4 Part E, 3.1.1): never both.
    public enum Commands: String, Word {
        case legacy, extended
    }
}
