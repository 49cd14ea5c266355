/// A decoder that supplies placeholder values and records which values are requested.
struct SchemaDecoder: Decoder {
    let catalogue: SchemaCatalogue
    let sheet = Schema.Sheet()
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// The name of the decoded type, for errors.
    private let name: String

    init(_ catalogue: SchemaCatalogue, name: String) {
        self.catalogue = catalogue
        self.name = name
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SchemaDecoder.Container<Key>(decoder: self))
    }

    /// Throws, since arrays are described without decoding.
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw Schema.Unreadable(type: name)
    }

    /// Throws, since types of a single value describe themselves.
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw Schema.Unreadable(type: name)
    }
}

extension SchemaDecoder {
    /// A container that records the members that a type requests.
    struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: SchemaDecoder

        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool {
            decoder.sheet.markOptional(key.stringValue)
            return true
        }

        func decodeNil(forKey key: Key) -> Bool {
            decoder.sheet.markOptional(key.stringValue)
            return false
        }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            let (value, schema) = try decoder.catalogue.describe(type)
            decoder.sheet.add(key.stringValue, schema)
            return value
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            // This is a second access to a member, whose content was described when it was decoded.
            KeyedDecodingContainer<Nested>(
                SchemaDecoder.Container<Nested>(decoder: SchemaDecoder(decoder.catalogue, name: key.stringValue)))
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw Schema.Unreadable(type: "a nested container")
        }

        func superDecoder() throws -> any Decoder { throw Schema.Unreadable(type: "a superclass") }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw Schema.Unreadable(type: "a superclass") }
    }
}

// `KeyedDecodingContainerProtocol` requires each of these functions. Types that the protocol does not use throw.
extension SchemaDecoder.Container {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try described(key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try described(key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try described(key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try described(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try described(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try described(key) }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw Schema.Unreadable(type: "Float") }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { throw Schema.Unreadable(type: "Int8") }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { throw Schema.Unreadable(type: "Int16") }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { throw Schema.Unreadable(type: "Int32") }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { throw Schema.Unreadable(type: "UInt") }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { throw Schema.Unreadable(type: "UInt8") }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { throw Schema.Unreadable(type: "UInt32") }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { throw Schema.Unreadable(type: "UInt64") }

    private func described<Value: Described>(_ key: Key) throws -> Value {
        let (value, schema) = try Value.describe(in: decoder.catalogue)
        decoder.sheet.add(key.stringValue, schema)
        return value
    }
}
