/// A type asks for what its schema cannot be read from.
public struct SchemaError: Error, CustomStringConvertible {
    public let type: String

    public var description: String { "No schema can be read from \(type)." }
}
