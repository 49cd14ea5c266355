/// A text is not in the form of its type: the underlying error of a `DecodingError`.
public struct UnexpectedText: Error {
    /// A text in the right form.
    public let example: String
}
