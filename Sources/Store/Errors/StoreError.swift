/// Why the store cannot do what was asked. The message is a sentence that a stranger may read.
public struct StoreError: Error, Equatable, Sendable {
    public enum Code: Sendable {
        case notFound, conflict, cannotBeDone
    }

    public let code: Code
    public let message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public static func notFound(_ message: String) -> StoreError { StoreError(.notFound, message) }
    public static func conflict(_ message: String) -> StoreError { StoreError(.conflict, message) }
    public static func cannotBeDone(_ message: String) -> StoreError { StoreError(.cannotBeDone, message) }

    /// The database keeps at least one admin who can log in.
    static let lastAdmin = StoreError.conflict("This is the last admin. Make another one first.")
}

extension StoreError: CustomStringConvertible {
    public var description: String { message }
}
