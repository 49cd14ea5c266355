import Contract

/// Lists of a form whose elements have fields of their own: `things[0].kind`, `points[0][1]`. Numbers begin with 0 and
/// leave none out. An element that is an empty list is passed over, so that a form may offer more than is used. Fields
/// with longer or deeper names than any list has are as if they were not there.
struct FormLists {
    private let values: [String: [String]]
    /// What stands before a full name goes on: `things[0]` of `things[0].kind`.
    private let elements: Set<Substring>
    private let catalogue: SchemaCatalogue
    private let single: ([String], Schema) -> Any?

    /// - Parameters:
    ///   - members: what the form is for: where none is a list, no field is looked at.
    ///   - single: makes the value of what is no list, out of the values of its field.
    init(
        _ fields: FormFields, of members: [Schema.Object.Member], _ catalogue: SchemaCatalogue,
        single: @escaping ([String], Schema) -> Any?
    ) {
        let hasLists = members.contains { Self.element(of: $0.schema) != nil }
        let fitting = hasLists ? fields.values.filter { Self.fits($0.name) } : []
        values = Dictionary(grouping: fitting, by: \.name).mapValues { $0.map(\.value) }
        elements = values.keys.reduce(into: []) { elements, name in
            for place in name.indices where name[place] == "]" { elements.insert(name[...place]) }
        }
        self.catalogue = catalogue
        self.single = single
    }

    /// All beginnings of a name are kept: a long one with many brackets would take time and memory by their product.
    private static func fits(_ name: String) -> Bool {
        name.utf8.count <= 100 && name.utf8.count(where: { $0 == UInt8(ascii: "]") }) <= 4
    }

    /// Of a list that has to be there, or need not.
    private static func element(of schema: Schema) -> Schema? {
        switch schema {
        case .array(let element): element
        case .anyOf(let schemas) where schemas.last == .null: schemas.first.flatMap(element)
        default: nil
        }
    }

    /// Nil where the schema is no list, or its elements have no fields of their own.
    func list(_ name: String, _ schema: Schema) -> [Any]? {
        guard let element = Self.element(of: schema), elements.contains("\(name)[0]") else { return nil }
        var (list, number): ([Any], Int) = ([], 0)
        while elements.contains("\(name)[\(number)]") {
            if let value = value("\(name)[\(number)]", element), (value as? [Any])?.isEmpty != true {
                list.append(value)
            }
            number += 1
        }
        return list
    }

    private func value(_ name: String, _ schema: Schema) -> Any? {
        if let list = list(name, schema) { return list }
        guard case .reference(let type) = schema, let object = catalogue.objects[type] else {
            return single(values[name] ?? [], schema)
        }
        let pairs = object.members.compactMap { member in
            value("\(name).\(member.name)", member.schema).map { (member.name, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
