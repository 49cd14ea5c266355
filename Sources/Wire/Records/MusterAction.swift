/// What to do about the roll-call.
public enum MusterAction: String, Word {
    case start, tick, close
}
