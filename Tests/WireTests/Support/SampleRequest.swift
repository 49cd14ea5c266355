import Contract
import Foundation
import Wire

/// A request made from its schema alone, with each argument given: an example of a type for which none is written.
enum SampleRequest {
    /// Throws if the schema cannot be read, or if its type refuses a value of its own schema.
    static func example(of type: RequestType) throws -> RequestExample {
        func open<R: Request>(_ request: R.Type) throws -> RequestExample {
            let catalogue = SchemaCatalogue()
            let value = json(try catalogue.schema(of: request), catalogue.objects)
            let data = try JSONSerialization.data(withJSONObject: value)
            return RequestExample(try WireJSON.decoder().decode(request, from: data))
        }
        return try open(type.definition.request)
    }

    /// - Parameter objects: by name; without those that are being written, since one that holds itself has no end.
    private static func json(_ schema: Schema, _ objects: [String: Schema.Object]) -> Any {
        switch schema {
        case .string(let format, let example): example ?? texts[format ?? ""] ?? "text"
        case .words(let words): words.first ?? ""
        case .integer(let least, let most): min(max(1, least), most)
        case .number: 0.5
        case .boolean: true
        case .null: NSNull()
        case .array(let element): [json(element, objects)]
        case .map(let value): ["name": json(value, objects)]
        case .anyObject: [String: Any]()
        case .anyOf(let schemas): schemas.first.map { json($0, objects) } ?? NSNull()
        case .reference(let name): members(of: name, objects)
        }
    }

    private static func members(of name: String, _ objects: [String: Schema.Object]) -> [String: Any] {
        var others = objects
        guard let object = others.removeValue(forKey: name) else { return [:] }
        return Dictionary(uniqueKeysWithValues: object.members.map { ($0.name, json($0.schema, others)) })
    }

    /// By the format of the text.
    private static let texts = [
        "date-time": "2026-09-01T08:30:00.000Z", "date": "2026-09-01", "time": "08:30",
        "uuid": "f7826da6-4fa2-4e98-8024-bc5b71e0893e", "email": "ada@example.org", "byte": "AQ==",
    ]
}
