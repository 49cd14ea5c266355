/// One SQL statement and the values bound to it.
///
/// In a literal, `\(value)` binds: the text gets `$1`, `$2`, … and the value never becomes part of it.
/// Only `\(unescaped:)` puts text into the statement as it stands.
public struct Query: Sendable {
    /// The statement, with `$1`, `$2`, … where values are bound.
    public let text: String
    let binds: Binds
    let encodingFailure: WireError?
    /// Whether cells come as the text that `psql` shows, in place of the binary form that `decode` reads.
    var hasTextResults = false

    /// A statement without values. The text is sent as it stands: it must not hold anything a stranger wrote.
    public init(unescaped text: String) {
        self.text = text
        self.binds = Binds()
        self.encodingFailure = nil
    }

    /// The same with cells of any type as text, for `Row.text`.
    public func withTextResults() -> Query {
        var changed = self
        changed.hasTextResults = true
        return changed
    }
}

extension Query: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        self.init(unescaped: text)
    }

    public init(stringInterpolation interpolation: Interpolation) {
        self.text = interpolation.text
        self.binds = interpolation.binds
        self.encodingFailure = interpolation.failure
    }
}
