/// Whether a request requires a recently confirmed session (`universal.confirm`).
public enum Confirmation: Equatable, Sendable {
    case never
    case always
    /// Only with some arguments, which the text names.
    case sometimes(String)
}
