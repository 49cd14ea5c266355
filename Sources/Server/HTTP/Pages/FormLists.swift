import Contract

/// Arguments of a form that have parts with fields of their own: lists, `things[0].kind` and `points[0][1]`; objects of
/// any members, `args.position`; and objects that hold others, `if.all[0].is`. Numbers begin with 0 and leave none out.
/// An element of which nothing is said but empty fields and lists is passed over, so that a form may offer more than is
/// used. Fields with longer or deeper names than any argument has are as if they were not there.
struct FormLists {
    private let values: [String: [String]]
    /// The elements that have fields: `things[0]` of `things[0].kind`.
    private let elements: Set<Substring>
    /// The members that have fields, by what they are members of: `kind` of `things[0]`.
    private let members: [Substring: Set<Substring>]
    private let catalogue: SchemaCatalogue
    private let single: ([String], Schema) -> Any?

    /// - Parameters:
    ///   - members: what the form is for: where none has parts, no field is looked at.
    ///   - single: makes the value of what has no parts, out of the values of its field.
    init(
        _ fields: FormFields, of members: [Schema.Object.Member], _ catalogue: SchemaCatalogue,
        single: @escaping ([String], Schema) -> Any?
    ) {
        let hasParts = members.contains { Self.mayHaveParts($0.schema) }
        let fitting = hasParts ? fields.values.filter { Self.fits($0.name) } : []
        values = Dictionary(grouping: fitting, by: \.name).mapValues { $0.map(\.value) }
        elements = values.keys.reduce(into: []) { elements, name in
            for place in name.indices where name[place] == "]" { elements.insert(name[...place]) }
        }
        self.members = values.keys.reduce(into: [:]) { members, name in
            for place in name.indices where name[place] == "." {
                let member = name[name.index(after: place)...].prefix { $0 != "." && $0 != "[" }
                members[name[..<place], default: []].insert(member)
            }
        }
        self.catalogue = catalogue
        self.single = single
    }

    /// All beginnings of a name are kept: a long one with many marks would take time and memory by their product.
    private static func fits(_ name: String) -> Bool {
        name.utf8.count <= 100 && name.utf8.count(where: { $0 == UInt8(ascii: "]") }) <= 4
            && name.utf8.count(where: { $0 == UInt8(ascii: ".") }) <= 6
    }

    private static func mayHaveParts(_ schema: Schema) -> Bool {
        switch schema.said {
        case .array, .map, .reference: true
        default: false
        }
    }

    /// Nil if the form has no fields for parts of the argument.
    func parts(_ name: String, _ schema: Schema) -> Any? {
        guard Self.mayHaveParts(schema), elements.contains("\(name)[0]") || members[name[...]] != nil else {
            return nil
        }
        return value(name, schema)
    }

    private func value(_ name: String, _ schema: Schema) -> Any? {
        switch schema.said {
        case .array(let element) where elements.contains("\(name)[0]"): return list(name, element)
        case .map(let values): return object(name, members[name[...], default: []].map { (String($0), values) })
        case .reference(let type):
            guard let object = catalogue.objects[type], members[name[...]] != nil else { return nil }
            return self.object(name, object.members.map { ($0.name, $0.schema) })
        case .anyOf(let schemas) where elements.contains("\(name)[0]"):
            // The only one of several that has elements.
            return schemas.lazy.compactMap(\.element).first.map { list(name, $0) }
        case .anyOf(let schemas): return chosen(name, schemas) ?? single(values[name] ?? [], schema)
        default: return single(values[name] ?? [], schema)
        }
    }

    /// Where a list of words is one of several things, words that are all of these are that list; nil for others.
    private func chosen(_ name: String, _ schemas: [Schema]) -> [String]? {
        let said = (values[name] ?? []).filter { !$0.isEmpty }
        guard case .words(let words)? = schemas.lazy.compactMap(\.element).first else { return nil }
        return said.isEmpty || !said.allSatisfy(words.contains) ? nil : said
    }

    private func list(_ name: String, _ element: Schema) -> [Any] {
        var (list, number): ([Any], Int) = ([], 0)
        while elements.contains("\(name)[\(number)]") {
            if let value = value("\(name)[\(number)]", element), !Self.isEmpty(value) { list.append(value) }
            number += 1
        }
        return list
    }

    private static func isEmpty(_ value: Any) -> Bool {
        if let object = value as? [String: Any] { return object.values.allSatisfy { $0 is [Any] } }
        return (value as? [Any])?.isEmpty == true
    }

    /// Nil if nothing is said of it.
    private func object(_ name: String, _ members: [(name: String, schema: Schema)]) -> [String: Any]? {
        let pairs = members.compactMap { member in
            value("\(name).\(member.name)", member.schema).map { (member.name, $0) }
        }
        return pairs.isEmpty ? nil : Dictionary(pairs) { first, _ in first }
    }
}

extension Schema {
    /// What it is where it is said at all.
    fileprivate var said: Schema {
        guard case .anyOf(let schemas) = self, schemas.count == 2, schemas[1] == .null else { return self }
        return schemas[0]
    }

    /// What a list is made of; nil for what is no list.
    fileprivate var element: Schema? {
        guard case .array(let element) = self else { return nil }
        return element
    }
}
