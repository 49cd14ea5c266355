/// An error in a table, for the person who created it.
public struct TableError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A message that names the file and, if the error concerns one line, the line.
    public let message: String

    public init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}
