import Console
import Contract
import Crypto
import Foundation
import Phrases
import Vocabulary
import Wire

/// Converts the fields of a form into the arguments of a request, by the schema of its type: numbers, answers, times
/// and lists from text. If a value may be one of several kinds, its text decides.
struct FormArguments {
    /// Times in a form are local times of the school.
    let timeZone: TimeZone

    /// Returns a JSON object. An empty field of an optional argument is omitted. Text that is not a number stays text,
    /// so that the error is reported by the reader of the arguments.
    func json(_ fields: FormFields, of type: RequestType) throws -> Data {
        let catalogue = SchemaCatalogue()
        guard case .reference(let name) = try catalogue.schema(of: type.definition.request),
            let members = catalogue.objects[name]?.members
        else { return Data("{}".utf8) }
        let lists = FormLists(fields, of: members, catalogue) { value($0, $1, isRequired: false) }
        var object: [String: Any] = [:]
        for member in members {
            if let document = try Self.document(member, fields) {
                object[member.name] = document
            } else if case .reference(let inner) = member.schema, let inside = catalogue.objects[inner] {
                object[member.name] = self.object(inside, of: member.name, fields)
            } else if let parts = lists.parts(member.name, member.schema) {
                object[member.name] = parts
            } else {
                object[member.name] = value(of: member, fields)
            }
        }
        if type.acceptsIdempotencyKey, let page = fields.single["idempotency_key"].flatMap(UUID.init(uuidString:)) {
            object["idempotency_key"] = try Self.key(of: type, object, on: page).uuidString
        }
        return try JSONSerialization.data(withJSONObject: object)
    }

    /// Returns the names of the arguments of a type that are bytes.
    static func files(of type: RequestType) throws -> Set<String> {
        let catalogue = SchemaCatalogue()
        guard case .reference(let name) = try catalogue.schema(of: type.definition.request) else { return [] }
        let bytes = (catalogue.objects[name]?.members ?? []).filter { isBytes($0.schema) }
        return Set(bytes.map(\.name))
    }

    private static func isBytes(_ schema: Schema) -> Bool {
        switch schema {
        case .string(format: "byte", _): true
        case .anyOf(let schemas): schemas.contains(where: isBytes)
        default: false
        }
    }

    /// Returns the idempotency key of a form, derived from the page's key and the content, so that each button of a
    /// form, and a form that is filled in again after going back to its page, is a request of its own.
    private static func key(of type: RequestType, _ object: [String: Any], on page: UUID) throws -> UUID {
        let content = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
        var bytes = Array(SHA256.hash(data: Data("\(page) \(type.rawValue) ".utf8) + content).prefix(16))
        // Version 8 of RFC 9562, which leaves the other bits to the application.
        (bytes[6], bytes[8]) = (bytes[6] & 0x0f | 0x80, bytes[8] & 0x3f | 0x80)
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// Returns an object in an object: the fields of its members are named `settings.active`. An empty field is null,
    /// which resets a setting.
    private func object(_ object: Schema.Object, of name: String, _ fields: FormFields) -> [String: Any] {
        var members: [String: Any] = [:]
        for member in object.members {
            let values = fields.all("\(name).\(member.name)")
            guard !values.isEmpty else { continue }
            members[member.name] = value(values, member.schema, isRequired: false) ?? NSNull()
        }
        return members
    }

    /// Returns an object that is given as JSON text; nil if absent. Of several fields with that name the last non-empty
    /// one counts, so that a document may be pasted or uploaded. Throws `Refusal`.
    private static func document(_ member: Schema.Object.Member, _ fields: FormFields) throws -> Any? {
        guard isObject(member.schema), let text = fields.all(member.name).last(where: { !$0.isEmpty }) else {
            return nil
        }
        do throws(SafeText.Fault) { try WireJSON.check(Data(text.utf8)) } catch { throw Refusal(error) }
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)), object is [String: Any] else {
            throw Refusal(
                .badArguments, .argumentNotJSONObject(member.name), argument: member.name)
        }
        return object
    }

    private static func isObject(_ schema: Schema) -> Bool {
        switch schema {
        case .anyObject, .reference: true
        case .anyOf(let schemas): schemas.contains(where: isObject)
        default: false
        }
    }

    /// Returns the value of a member. If the member may be a list or something else, `name[]` stands for the list.
    ///
    /// An optional word is null if its field is sent empty: if null and absent differ, this is how a form clears a
    /// choice.
    private func value(of member: Schema.Object.Member, _ fields: FormFields) -> Any? {
        if case .anyOf(let schemas) = member.schema, case .words = schemas.first, schemas.last == .null,
            fields.all(member.name).last?.isEmpty == true
        {
            return NSNull()
        }
        let listed = fields.all("\(member.name)[]")
        if !listed.isEmpty, let list = Self.list(in: member.schema) { return value(listed, list, isRequired: false) }
        return value(fields.all(member.name), member.schema, isRequired: member.isRequired)
    }

    private static func list(in schema: Schema) -> Schema? {
        switch schema {
        case .array: schema
        case .anyOf(let schemas): schemas.lazy.compactMap(list).first
        default: nil
        }
    }

    /// Returns nil if the fields have no value.
    private func value(_ values: [String], _ schema: Schema, isRequired: Bool) -> Any? {
        switch schema {
        case .anyOf(let schemas) where schemas.contains(.null):
            return schemas.first { $0 != .null }.flatMap { value(values, $0, isRequired: false) }
        case .array(let element):
            guard !values.isEmpty else { return nil }
            return values.flatMap { $0.split(whereSeparator: \.isNewline) }
                .compactMap { value([String($0)], element, isRequired: false) }
        default:
            guard let last = values.last, isRequired || !last.isEmpty else { return nil }
            return single(last, schema)
        }
    }

    private func single(_ text: String, _ schema: Schema) -> Any {
        switch schema {
        case .integer: Int64(text) ?? text
        case .number: Double(text).flatMap { $0.isFinite ? $0 : nil } ?? text
        case .boolean: ["true": true, "false": false][text] ?? text
        case .string(format: "date-time", _): LocalTime.instant(text, in: timeZone).map(RFC3339.string) ?? text
        // The first alternative that is not text: `true` and `12` are text only if nothing else is allowed.
        case .anyOf(let schemas): schemas.lazy.map { single(text, $0) }.first { !($0 is String) } ?? text
        default: text
        }
    }
}
