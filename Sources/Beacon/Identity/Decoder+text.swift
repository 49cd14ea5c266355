extension Decoder {
    /// The decoder's single string as a value that is written as text.
    /// Throws `DecodingError.dataCorrupted` naming the expected shape.
    func text<Value: LosslessStringConvertible>(_ type: Value.Type, like example: String) throws -> Value {
        let container = try singleValueContainer()
        guard let value = Value(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Expected text like \(example).")
        }
        return value
    }
}
