/// Whether a scanner is at work: `alive` until three heartbeats are missed, `quiet` after that and once it is retired, `never` before the first.
public enum ScannerState: String, Word {
    case alive, quiet, never
}
