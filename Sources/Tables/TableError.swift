/// What is wrong with a table, for the person who made it.
public struct TableError: Error, Equatable, Sendable, CustomStringConvertible {
    /// With the file, and the line where it is about one.
    public let message: String

    public init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}
