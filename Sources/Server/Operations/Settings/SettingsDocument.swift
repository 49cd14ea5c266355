import Configuration
import Foundation
import Wire

/// A settings file: JSON of any shape, in which one member is changed and all others are kept.
indirect enum SettingsDocument: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([SettingsDocument])
    case members([String: SettingsDocument])

    /// Throws `DecodingError` or `SafeText.Fault`.
    init(json: Data) throws {
        try WireJSON.check(json)
        self = try JSONDecoder().decode(Self.self, from: json)
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// Returns the same document with the member at this path set, or removed if the content is nil.
    func setting(_ content: SettingContent?, at path: some Collection<String>) -> SettingsDocument {
        guard let name = path.first else { return content.map(Self.init) ?? .null }
        var members: [String: SettingsDocument] = if case .members(let members) = self { members } else { [:] }
        if path.count == 1, content == nil {
            members[name] = nil
        } else {
            members[name] = (members[name] ?? .members([:])).setting(content, at: path.dropFirst())
        }
        return .members(members)
    }

    init(_ content: SettingContent) {
        switch content {
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .words(let words): self = .list(words.map { .text($0) })
        }
    }
}

extension SettingsDocument {
    /// Returns its values by their keys, as a server reads them at the start.
    func values(under path: [String] = []) -> [AbsoluteConfigKey: ConfigValue] {
        let key = AbsoluteConfigKey(path)
        switch self {
        case .null: return [:]
        case .boolean(let flag): return [key: ConfigValue(.bool(flag), isSecret: false)]
        case .integer(let number): return [key: ConfigValue(.int(number), isSecret: false)]
        case .number(let number): return [key: ConfigValue(.double(number), isSecret: false)]
        case .text(let text): return [key: ConfigValue(.string(text), isSecret: false)]
        case .list(let list):
            let words = list.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return [key: ConfigValue(.stringArray(words), isSecret: false)]
        case .members(let members):
            return members.reduce(into: [:]) { values, member in
                values.merge(member.value.values(under: path + [member.key])) { first, _ in first }
            }
        }
    }
}

extension SettingsDocument: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([SettingsDocument].self) {
            self = .list(list)
        } else {
            self = .members(try container.decode([String: SettingsDocument].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .members(let members): try container.encode(members)
        }
    }
}
