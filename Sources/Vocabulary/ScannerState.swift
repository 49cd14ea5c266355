/// Whether a scanner is working: `alive` until three heartbeats are missed, `quiet` after that and once it is retired,
/// `never` before the first heartbeat.
public enum ScannerState: String, CaseIterable, Sendable {
    case alive, quiet, never
}
