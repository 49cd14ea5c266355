/// Why bytes could not be read as a value, or a value not be written as bytes. It never contains the value itself.
public struct WireError: Error, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
