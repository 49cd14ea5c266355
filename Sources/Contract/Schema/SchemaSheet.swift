/// What one decoder was asked for.
final class SchemaSheet {
    private(set) var members: [ObjectSchema.Member] = []
    /// Where no object was asked for, but an array or a single value.
    var plain: Schema?
    private var optional: Set<String> = []

    /// It was asked whether there is such a member: there need not be one.
    func markOptional(_ name: String) {
        optional.insert(name)
    }

    func add(_ name: String, _ schema: Schema) {
        let isRequired = !optional.contains(name)
        guard !members.contains(where: { $0.name == name }) else { return }
        members.append(
            ObjectSchema.Member(
                name: name, schema: isRequired ? schema : .anyOf([schema, .null]), isRequired: isRequired))
    }
}
