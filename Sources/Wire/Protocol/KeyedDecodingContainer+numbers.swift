// Foundation's JSON decoder loses the path of a number that does not fit its type and calls the whole text no JSON.
// These stand before the standard library's own in the decoding that the compiler writes for the types of this module.
extension KeyedDecodingContainer {
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try whole(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try whole(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try whole(type, key) }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try number(type, key) { "The number is too large." }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try isNull(key) ? nil : whole(type, key) }

    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try isNull(key) ? nil : whole(type, key)
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try isNull(key) ? nil : number(type, key) { "The number is too large." }
    }

    private func whole<Number: FixedWidthInteger & Decodable>(_ type: Number.Type, _ key: Key) throws -> Number {
        try number(type, key) { "A whole number from \(Number.min) to \(Number.max) is expected." }
    }

    private func number<Number: Decodable>(
        _ type: Number.Type, _ key: Key, expected: () -> String
    ) throws -> Number {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: expected())
        }
    }

    private func isNull(_ key: Key) throws -> Bool {
        try !contains(key) || decodeNil(forKey: key)
    }
}
