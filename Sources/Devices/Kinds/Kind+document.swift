public import Foundation
public import Phrases
import Vocabulary

extension Kind: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case label, properties, commands, button, picture, obstructed, sensor
        case name = "kind"
        case safety = "class"
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try container.decode(String.self, forKey: .name),
            label: try container.decode(LocalizedText.self, forKey: .label),
            safety: try container.decodeIfPresent(Safety.self, forKey: .safety) ?? .still,
            properties: try container.decodeIfPresent([Property].self, forKey: .properties) ?? [],
            commands: try container.decodeIfPresent([Command].self, forKey: .commands) ?? [],
            button: try container.decodeIfPresent([ButtonRule].self, forKey: .button) ?? [],
            picture: try container.decodeIfPresent(Picture.self, forKey: .picture),
            obstructed: try container.decodeIfPresent(Match.self, forKey: .obstructed),
            sensor: try container.decodeIfPresent(Match.self, forKey: .sensor))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(label, forKey: .label)
        if safety != .still { try container.encode(safety, forKey: .safety) }
        try container.encode(properties, forKey: .properties)
        try container.encode(commands, forKey: .commands)
        if !button.isEmpty { try container.encode(button, forKey: .button) }
        try container.encodeIfPresent(picture, forKey: .picture)
        try container.encodeIfPresent(obstructed, forKey: .obstructed)
        try container.encodeIfPresent(sensor, forKey: .sensor)
    }
}

extension Kind {
    /// The maximum number of bytes of a document.
    public static let maxDocumentLength = 65_536

    /// Reads a kind's document.
    /// - Throws: all problems, each with its path.
    public init(document: some Collection<UInt8>) throws(KindProblems) {
        guard document.count <= Self.maxDocumentLength else {
            throw KindProblems("", .kindDocumentTooLong(Self.maxDocumentLength))
        }
        try self.init(stored: document)
    }

    /// Reads a document that was accepted before: PostgreSQL stores it with spaces, so it may be longer.
    /// - Throws: all problems, each with its path.
    public init(stored document: some Collection<UInt8>) throws(KindProblems) {
        do {
            self = try JSONDecoder().decode(Kind.self, from: Data(document))
        } catch {
            throw KindProblems(error)
        }
        let problems = validate()
        guard problems.isEmpty else { throw KindProblems(problems: problems) }
    }

    /// Returns the kind as JSON, its members in the order of their names.
    public func document() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A kind has no number that JSON cannot represent: `validate` refuses it.
        return (try? encoder.encode(self)) ?? Data()
    }
}

/// All problems of a kind's document; at least one.
public struct KindProblems: Error, Equatable, CustomStringConvertible {
    public let problems: [KindProblem]

    public var description: String { problems.map(\.description).joined(separator: " ") }

    init(problems: [KindProblem]) { self.problems = problems }

    init(_ path: String, _ sentence: Phrase) {
        self.init(problems: [KindProblem(path: path, sentence: sentence)])
    }

    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init(KindProblem.path(context.codingPath + [key]), .memberMissing)
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            self.init(KindProblem.path(context.codingPath), .valueTypeWrong)
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
            self.init("", .documentNotJSON)
        case DecodingError.dataCorrupted(let context):
            self.init(KindProblem.path(context.codingPath), .memberNotUnderstood)
        default:
            self.init("", .documentNotJSON)
        }
    }
}

/// One problem of a kind's document.
public struct KindProblem: Equatable, Sendable, CustomStringConvertible {  // generated: init
    /// The path: `properties[3].max`; empty for the whole document.
    public let path: String
    /// The problem as a sentence: `It lies below min.`
    public let sentence: Phrase

    /// In English.
    public var description: String {
        let text = sentence.text(in: .english)
        return path.isEmpty ? text : "\(path): \(text)"
    }

    static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}

extension Kind {
    /// The documents of the kinds that come with Rollcall.
    public static let shippedDocuments: [[UInt8]] = [
        PackageResources.skylight_json, PackageResources.garage_door_json, PackageResources.sprinkler_json,
        PackageResources.lamp_json, PackageResources.thermostat_json, PackageResources.weather_station_json,
        PackageResources.lock_json,
    ]

    /// The kinds that come with Rollcall: skylight, garage door, sprinkler, lamp, thermostat, weather station
    /// and lock.
    public static let shipped: [Kind] = shippedDocuments.compactMap { try? Kind(document: $0) }
}
