public import Foundation
import Phrases

/// The JSON encoding of the protocol: times are RFC 3339, written in UTC with milliseconds.
public enum WireJSON {
    public static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(RFC3339.string(from: date))
        }
        return encoder
    }

    /// The maximum nesting of arrays and objects: each level uses space on the decoder's stack. The deepest request of
    /// the protocol has five levels.
    public static let maxLevels = 32

    /// Checks, before decoding, that the text is safe to compare and the nesting is not too deep.
    public static func check(_ json: Data) throws(SafeText.Fault) {
        let fault: SafeText.Fault? = json.withUnsafeBytes { bytes in
            do throws(SafeText.Fault) {
                try SafeText.check(json: bytes, depth: maxLevels)
                return nil
            } catch {
                return error
            }
        }
        if let fault { throw fault }
    }

    public static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = RFC3339.date(from: text) else {
                throw DecodingError.unreadable(.timeMalformed, at: container.codingPath)
            }
            return date
        }
        decoder.dataDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            guard let data = Data(base64Encoded: try container.decode(String.self)) else {
                throw DecodingError.unreadable(.bytesNotBase64, at: container.codingPath)
            }
            return data
        }
        return decoder
    }
}

// Foundation's JSON decoder loses the path of a number that does not fit its type and reports that the whole text is
// not JSON. These functions take precedence over those of the standard library in the code that the compiler generates
// for the types of this module.
extension KeyedDecodingContainer {
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try whole(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try whole(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try whole(type, key) }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try number(type, key) { .numberTooLarge }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try isNull(key) ? nil : whole(type, key) }

    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try isNull(key) ? nil : whole(type, key)
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try isNull(key) ? nil : number(type, key) { .numberTooLarge }
    }

    private func whole<Number: FixedWidthInteger & Decodable>(_ type: Number.Type, _ key: Key) throws -> Number {
        try number(type, key) { .integerOutOfRange(Number.min, Number.max) }
    }

    private func number<Number: Decodable>(
        _ type: Number.Type, _ key: Key, expected: () -> Phrase
    ) throws -> Number {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.unreadable(expected(), at: codingPath + [key])
        }
    }

    private func isNull(_ key: Key) throws -> Bool {
        try !contains(key) || decodeNil(forKey: key)
    }
}
