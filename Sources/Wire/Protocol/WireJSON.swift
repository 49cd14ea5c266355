public import Foundation

/// The one way JSON is read and written on the wire: RFC 3339 times, ISO 8601 UTC with milliseconds.
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

    /// How deep arrays and objects may lie in each other: each level takes room on the decoder's stack. The deepest request
    /// of the protocol has five levels.
    public static let mostLevels = 32

    /// Checks bytes before they are decoded: that their text is safe to compare, and how deep they are nested.
    public static func check(_ json: Data) throws(SafeText.Fault) {
        let fault: SafeText.Fault? = json.withUnsafeBytes { bytes in
            do throws(SafeText.Fault) {
                try SafeText.check(json: bytes, depth: mostLevels)
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
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "A time is written as RFC 3339, such as 2026-09-01T08:30:00.000Z.")
            }
            return date
        }
        return decoder
    }
}
