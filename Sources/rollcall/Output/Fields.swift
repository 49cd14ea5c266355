/// Names and values, one pair per line; a name without a value is left out.
struct Fields {
    let fields: [(name: String, value: String?)]

    init(_ fields: [(name: String, value: String?)]) {
        self.fields = fields
    }

    var lines: [TerminalText] {
        let shown = fields.compactMap { field in field.value.map { (field.name, $0) } }
        let width = shown.map(\.0.count).max() ?? 0
        return shown.map { name, value in "\(name.padded(to: width))  \(value)" }
    }
}
