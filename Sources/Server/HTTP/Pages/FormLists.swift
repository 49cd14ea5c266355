import Contract

/// Arguments of a form that consist of fields of their own: lists, `things[0].kind` and `points[0][1]`; objects with
/// arbitrary members, `args.position`; and objects that contain others, `if.all[0].is`. Indices begin with 0 and have
/// no gaps. An element that has only empty fields and lists is skipped, so that a form may offer more elements than are
/// used. Fields with longer or deeper names than any argument has are ignored.
struct FormLists {
    private let values: [String: [String]]
    /// The elements that have fields: `things[0]` for `things[0].kind`.
    private let elements: Set<Substring>
    /// The members that have fields, by their parents: `kind` for `things[0]`.
    private let members: [Substring: Set<Substring>]
    private let catalogue: SchemaCatalogue
    private let single: ([String], Schema) -> Any?

    /// - Parameters:
    ///   - members: the arguments of the form: if none has parts, the fields are not examined.
    ///   - single: converts the values of a field into a value without parts.
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

    /// All prefixes of a name are stored: a long name with many brackets would cost time and memory proportional to the
    /// product of its length and their number.
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

    /// Returns nil if the form has no fields for parts of the argument.
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
            // The only alternative that has elements.
            return schemas.lazy.compactMap(\.element).first.map { list(name, $0) }
        case .anyOf(let schemas): return chosen(name, schemas) ?? single(values[name] ?? [], schema)
        default: return single(values[name] ?? [], schema)
        }
    }

    /// Returns the values as a list if the argument may be a list of words and all of them are such words; else nil.
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

    /// Returns nil if none of its members has a value.
    private func object(_ name: String, _ members: [(name: String, schema: Schema)]) -> [String: Any]? {
        let pairs = members.compactMap { member in
            value("\(name).\(member.name)", member.schema).map { (member.name, $0) }
        }
        return pairs.isEmpty ? nil : Dictionary(pairs) { first, _ in first }
    }
}

extension Schema {
    /// The schema without the alternative null.
    fileprivate var said: Schema {
        guard case .anyOf(let schemas) = self, schemas.count == 2, schemas[1] == .null else { return self }
        return schemas[0]
    }

    /// The schema of a list's elements; nil if this is not a list.
    fileprivate var element: Schema? {
        guard case .array(let element) = self else { return nil }
        return element
    }
}
