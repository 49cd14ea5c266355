import Vocabulary

/// Why a value cannot be read: the underlying error of a `DecodingError`.
public struct UnreadableValue: Error {
    public let reason: Phrase

    public init(_ reason: Phrase) {
        self.reason = reason
    }
}

extension DecodingError {
    /// The error for a value whose text or number is not in the expected form.
    ///
    /// - Parameter path: the coding path of the value.
    public static func unreadable(_ reason: Phrase, at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(
            Context(
                codingPath: path, debugDescription: reason.text(in: .english),
                underlyingError: UnreadableValue(reason)))
    }
}
