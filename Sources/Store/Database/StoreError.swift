import Postgres

/// Why the store cannot do what was requested. The message is a sentence that may be shown to an anonymous caller.
public struct StoreError: Error, Equatable, Sendable {
    public enum Code: Sendable {
        case notFound, conflict, cannotBeDone, notAllowed
        /// Another person has booked the room at that time.
        case roomTaken
    }

    public let code: Code
    public let message: String
    /// The invalid argument of a request, such as `args.position`; nil if it is not a single one.
    public let argument: String?

    public init(_ code: Code, _ message: String, argument: String? = nil) {
        self.code = code
        self.message = message
        self.argument = argument
    }

    public static func notFound(_ message: String) -> StoreError { StoreError(.notFound, message) }
    public static func conflict(_ message: String) -> StoreError { StoreError(.conflict, message) }
    public static func cannotBeDone(_ message: String) -> StoreError { StoreError(.cannotBeDone, message) }
    public static func notAllowed(_ message: String) -> StoreError { StoreError(.notAllowed, message) }

    /// The database requires at least one admin who can log in.
    static let lastAdmin = StoreError.conflict("This is the last admin. Make another one first.")
}

extension StoreError: CustomStringConvertible {
    public var description: String { message }
}

/// Translates violated constraints into errors for the caller; any other error is rethrown unchanged.
///
/// - Parameter meanings: the error to throw instead, by constraint or index name.
@discardableResult
func naming<Result>(
    _ meanings: [String: StoreError], _ body: () async throws -> Result
) async throws -> Result {
    do {
        return try await body()
    } catch let error as PostgresError {
        guard let name = error.constraintName, let meaning = meanings[name] else { throw error }
        throw meaning
    }
}

extension PostgresError {
    /// Whether a row is still referenced by another table (SQLSTATE 23503).
    var isForeignKeyViolation: Bool { sqlState == "23503" }
}
