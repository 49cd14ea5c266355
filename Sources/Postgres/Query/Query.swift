/// One SQL statement and the values bound to it.
///
/// In a literal, `\(value)` binds: the text gets `$1`, `$2`, … and the value never becomes part of it.
/// Only `\(unescaped:)` puts text into the statement as it stands.
public struct Query: Sendable {
    /// The statement, with `$1`, `$2`, … where values are bound.
    public let text: String
    let binds: Query.Binds
    let encodingFailure: WireError?
    /// Whether cells arrive as the text that `psql` shows, instead of the binary form that `decode` reads.
    var hasTextResults = false

    /// Makes a statement without values. The text is sent unchanged: it must not contain text from untrusted sources.
    public init(unescaped text: String) {
        self.text = text
        self.binds = Query.Binds()
        self.encodingFailure = nil
    }

    /// Returns the query with text results: cells of any type arrive as text, for `Row.text`.
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

extension Query {
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        var binds = Query.Binds()
        /// Kept until the query is sent, so that a literal needs no `try`.
        var failure: WireError?

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 3)
        }

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        @inlinable
        public mutating func appendInterpolation(_ value: some PostgresEncodable) {
            bind(type(of: value).postgresType, isNull: value.isNull) { try value.encode(into: &$0) }
        }

        // The compiler warns of an optional in a literal unless an overload expects one.
        @inlinable
        public mutating func appendInterpolation<Value: PostgresEncodable>(_ value: Value?) {
            bind(Value.postgresType, isNull: value.isNull) { try value.encode(into: &$0) }
        }

        public mutating func appendInterpolation(unescaped literal: String) {
            text += literal
        }

        @usableFromInline
        mutating func bind(_ type: PostgresType, isNull: Bool, _ encode: (inout WireWriter) throws -> Void) {
            do {
                try binds.append(type, isNull: isNull, encode)
            } catch {
                failure = failure ?? (error as? WireError) ?? WireError("\(error)")
            }
            text += "$\(binds.count)"
        }
    }
}

extension Query {
    /// The protocol counts parameters in 16 bits.
    private static let parameterLimit = 65_535
    /// The server closes the connection of a client that sends a message of 1 GB or more.
    private static let byteLimit = 1 << 30 - 4_096

    /// Refuses queries that would harm the connection and thereby the queries of others. Throws `PostgresError`.
    func check() throws {
        if let encodingFailure { throw refusal(encodingFailure.description) }
        if text.utf8.contains(0) { throw refusal("The statement holds a NUL byte.") }
        if binds.count > Self.parameterLimit { throw refusal("More than \(Self.parameterLimit) values are bound.") }
        if binds.byteCount + text.utf8.count > Self.byteLimit { throw refusal("The query has more than 1 GB.") }
        // COPY would swallow the Sync after it and leave the pipeline out of step.
        if firstKeyword == "copy" { throw refusal("COPY cannot be used in a pipeline.") }
    }

    private func refusal(_ reason: String) -> PostgresError {
        PostgresError(.refused, message: reason, query: text)
    }

    /// The first keyword of the statement in lower case, after spaces, comments and opening parentheses.
    private var firstKeyword: String {
        var rest = text.utf8[...]
        while let byte = rest.first {
            if rest.starts(with: "--".utf8) {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if rest.starts(with: "/*".utf8) {
                rest = Self.skipComment(rest)
            } else if Self.isLetter(byte) {
                break
            } else {
                rest = rest.dropFirst()
            }
        }
        return String(decoding: rest.prefix(while: Self.isLetter), as: UTF8.self).lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    /// Comments nest in PostgreSQL.
    private static func skipComment(_ text: Substring.UTF8View) -> Substring.UTF8View {
        var rest = text.dropFirst(2)
        var depth = 1
        while depth > 0, !rest.isEmpty {
            let opens = rest.starts(with: "/*".utf8)
            let closes = rest.starts(with: "*/".utf8)
            depth += opens ? 1 : closes ? -1 : 0
            rest = rest.dropFirst(opens || closes ? 2 : 1)
        }
        return rest
    }
}

/// A receiver of queries: a pool, a connection, a transaction.
public protocol Querying: Sendable {
    /// Runs one statement. Throws `PostgresError`, or `CancellationError` if the task is cancelled.
    @discardableResult
    func query(_ query: Query) async throws -> QueryResult

    /// Sends the statements together. Outside a transaction they form one: either all of them take effect, or none.
    /// Throws the error of the first that fails.
    @discardableResult
    func pipeline(_ queries: [Query]) async throws -> [QueryResult]
}

extension Querying {
    /// Runs a statement and reads its rows.
    @discardableResult
    public func execute<Statement: PreparedStatement>(_ statement: Statement) async throws -> [Statement.Output] {
        try await query(statement.query).map(statement.decode)
    }
}
