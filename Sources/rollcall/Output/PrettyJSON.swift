import Foundation
import Wire

/// JSON for programs that is also safe to print on a terminal.
enum PrettyJSON {
    /// Returns the value as JSON, sorted and indented.
    static func text(_ value: some Encodable) throws -> String {
        try text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// Returns the value as JSON, sorted, on one line.
    static func line(_ value: some Encodable) throws -> String {
        try text(value, [.sortedKeys, .withoutEscapingSlashes])
    }

    /// Returns a JSON text from the server, sorted and indented; text that is not valid JSON is returned unsorted.
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
