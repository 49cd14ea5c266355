import Foundation
import Wire

/// JSON for programs, and still safe to look at in a terminal.
enum PrettyJSON {
    /// Sorted and indented.
    static func text(_ value: some Encodable) throws -> String {
        try text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// Sorted, on one line.
    static func line(_ value: some Encodable) throws -> String {
        try text(value, [.sortedKeys, .withoutEscapingSlashes])
    }

    /// A JSON text of the server's, sorted and indented; as it came where it is no JSON.
    static func tidied(_ json: String) -> String {
        guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
            let data = try? JSONSerialization.data(
                withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        else { return json.escapingControls(except: ["\n"]) }
        return String(decoding: data, as: UTF8.self).escapingControls(except: ["\n"])
    }

    private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = WireJSON.encoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(value), as: UTF8.self).escapingControls(except: ["\n"])
    }
}
