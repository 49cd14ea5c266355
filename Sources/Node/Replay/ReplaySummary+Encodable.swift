import Foundation
import Wire

extension ReplaySummary: Encodable {
    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(file, forKey: Key(stringValue: "file"))
        for count in counts {
            try container.encode(count.value, forKey: Key(stringValue: count.key))
        }
        let byName = Dictionary(heldBack.map { ("\($0.key)", $0.value) }, uniquingKeysWith: +)
        try container.encode(byName, forKey: Key(stringValue: "held_back_uuids"))
        try container.encode(sessions, forKey: Key(stringValue: "sessions"))
        try container.encode(isComplete, forKey: Key(stringValue: "complete"))
        try container.encodeIfPresent(keptSpools, forKey: Key(stringValue: "spools"))
    }

    /// One object on one line, times as on the wire.
    public var json: String {
        get throws {
            let encoder = WireJSON.encoder()
            encoder.outputFormatting.insert(.sortedKeys)
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
