import Vocabulary
import Wire

/// The protocol as a page for readers: `docs/protocol.md`.
public struct ProtocolPage: Sendable {
    public let markdown: String

    /// Throws if a type of the protocol cannot be described.
    public init() throws {
        let catalogue = SchemaCatalogue()
        let operations = try OpenAPIDocument.Operation.all(catalogue)
        let descriptions = try Descriptions()
        var page = Preface.text + Self.failures(descriptions) + Preface.limits
        for group in Preface.groups {
            page += "\n## \(group.name)\n\n\(group.summary)\n"
            for operation in operations where operation.type.group == group.name {
                page += operation.markdown(descriptions)
            }
        }
        page += "\n## Records\n\nObjects that are members of arguments and replies.\n"
        for (name, object) in catalogue.objects.sorted(by: { $0.key < $1.key }) {
            page += "\n### \(name)\n\n" + (descriptions.type(object.typeName).map { "\($0)\n\n" } ?? "")
            page += object.table(descriptions, needed: "always there")
        }
        markdown = page
    }

    private static func failures(_ descriptions: Descriptions) -> String {
        let rows = FailureCode.allCases.map { "| `\($0.rawValue)` | \($0.status) |\n" }
        return "| code | status |\n| --- | --- |\n" + rows.joined()
    }
}

extension OpenAPIDocument.Operation {
    func markdown(_ descriptions: Descriptions) -> String {
        var text =
            "\n### \(type.rawValue)\n\n\(Self.text(of: arguments, descriptions))\n\n\(type.access)\n"
        if !arguments.members.isEmpty {
            text += "\nArguments:\n\n" + arguments.table(descriptions, needed: "necessary")
        }
        if !reply.members.isEmpty {
            text += "\nReply:\n\n" + reply.table(descriptions, needed: "always there")
        }
        return text
    }
}

extension Schema.Object {
    func table(_ descriptions: Descriptions, needed: String) -> String {
        let rows = members.map { member in
            let text = descriptions.member(member.name, of: typeName)?.replacing("|", with: "\\|") ?? ""
            return "| `\(member.name)` | \(member.schema.name) | \(member.isRequired ? "yes" : "") | \(text) |\n"
        }
        return "| name | type | \(needed) | |\n| --- | --- | --- | --- |\n" + rows.joined()
    }
}

extension Schema {
    /// A readable form.
    fileprivate var name: String {
        switch self {
        case .string(format: "date-time", _): "time"
        case .string(format: "uuid", _): "UUID"
        case .string(format: "byte", _): "bytes in base64"
        case .string: "text"
        case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .integer(0, 65_535): "whole number, 0…65,535"
        case .integer: "whole number"
        case .number: "number"
        case .boolean: "true or false"
        case .null: "null"
        case .array(let item): "list of \(item.name)"
        case .anyObject: "object"
        case .map(let value): "object of \(value.name)"
        case .anyOf(let choices): choices.filter { $0 != .null }.map(\.name).joined(separator: ", or ")
        case .reference(let name): "[\(name)](#\(name.lowercased()))"
        }
    }
}
