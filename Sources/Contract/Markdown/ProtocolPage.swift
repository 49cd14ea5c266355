import Wire

/// The protocol as a page for people: `docs/protocol.md`.
public struct ProtocolPage: Sendable {
    public let markdown: String

    /// Throws where a type of the wire cannot be described.
    public init() throws {
        let catalogue = SchemaCatalogue()
        let operations = try Operation.all(catalogue)
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
