extension Query {
    /// The protocol counts parameters in 16 bits.
    private static let parameterLimit = 65_535
    /// The server closes the connection of a client that sends a message of 1 GB or more.
    private static let byteLimit = 1 << 30 - 4_096

    /// Refuses what would harm the connection and with it the queries of others. Throws `PostgresError`.
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

    /// The first word of the statement in lower case, after spaces, comments and opening parentheses.
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
