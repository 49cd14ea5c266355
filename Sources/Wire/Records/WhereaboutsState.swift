/// What is believed of a person now.
///
/// `unknown` says that nothing reliable is known; `left` says that live scanners hear nothing of them any more.
public enum WhereaboutsState: String, Word {
    case present, unknown, left
}
