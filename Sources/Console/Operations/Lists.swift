import Phrases
import Vocabulary
import Wire

import struct Foundation.Date

extension View {
    /// Links for a list whose pages are addressed by key.
    /// - Parameters:
    ///   - next: the key of the next page; nil on the last.
    ///   - fields: the other fields of the address.
    func older(
        _ next: Int64?, isFirst: Bool, path: String, fields: [(name: String, value: String?)] = []
    ) -> HTML {
        let newest: HTML = isFirst ? "" : link(path, fields, .newestEntries)
        let older: HTML = next.map { link(path, fields + [("before", String($0))], .olderEntries) } ?? ""
        guard !isFirst || next != nil else { return "" }
        return "<nav class=\"pager\" aria-label=\"\(self(.pagesOfList))\">\(newest)\(older)</nav>"
    }

    /// Links to the other pages of a list that is filtered by fields of its address.
    func pager(
        _ page: Int, size: Int, total: Int, path: String, fields: [(name: String, value: String?)]
    ) -> HTML {
        guard total > size else { return "" }
        let previous: HTML = page > 1 ? link(path, fields + [("page", String(page - 1))], .previousPage) : ""
        let next: HTML = page * size < total ? link(path, fields + [("page", String(page + 1))], .nextPage) : ""
        return "<nav class=\"pager\" aria-label=\"\(self(.pagesOfList))\">\(previous)\(next)</nav>"
    }

    private func link(_ path: String, _ fields: [(name: String, value: String?)], _ phrase: Phrase) -> HTML {
        let query = fields.compactMap { field in field.value.map { "\(field.name)=\($0.queryEscaped)" } }
        return "<a href=\"\(path)\(query.isEmpty ? "" : "?")\(query.joined(separator: "&"))\">\(self(phrase))</a>"
    }

    /// A form that filters a list with a GET of the page.
    func filters(_ fields: [HTML], _ button: Phrase = .show) -> HTML { asking(nil, [], fields, button) }

    /// A form that opens a page with a GET.
    /// - Parameter path: nil for the page itself.
    func asking(
        _ path: String?, _ hidden: [(name: String, value: String)], _ fields: [HTML], _ button: Phrase
    ) -> HTML {
        let action: HTML = path.map { " action=\"\($0)\"" } ?? ""
        let kept: [HTML] = hidden.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" }
        return "<form method=\"get\"\(action) class=\"search\">\(kept)\(fields)<button>\(self(button))</button></form>"
    }

    /// A choice in a form of filters.
    /// - Parameters:
    ///   - any: whether the filter may be left open.
    ///   - id: of the field; nil for its name.
    func choice(
        _ name: String, _ label: Phrase, _ value: String?, _ choices: [(value: String, label: Phrase)],
        any: Bool = true, id: String? = nil
    ) -> HTML {
        let options: [HTML] = choices.map {
            "<option value=\"\($0.value)\"\($0.value == value ? " selected" : "")>\(self($0.label))</option>"
        }
        let whole: HTML = any ? "<option value=\"\">\(self(.anyChoice))</option>" : ""
        let id = id ?? name
        return filter(id, label, "<select id=\"\(id)\" name=\"\(name)\">\(whole)\(options)</select>")
    }

    /// A text field in a form of filters.
    /// - Parameter type: of the input, as in HTML.
    func typed(_ name: String, _ label: Phrase, _ value: String?, type: String) -> HTML {
        filter(
            name, label, "<input type=\"\(type)\" id=\"\(name)\" name=\"\(name)\" value=\"\(value ?? "")\">")
    }

    /// Two fields of an address, `from` and `to`.
    func span(_ from: Date?, _ to: Date?) -> HTML {
        typed("from", .from, from.map(localTime), type: "datetime-local")
            + typed("to", .to, to.map(localTime), type: "datetime-local")
    }

    private func filter(_ id: String, _ label: Phrase, _ control: HTML) -> HTML {
        "<div class=\"filter\"><label for=\"\(id)\">\(self(label))</label>\(control)</div>"
    }
}

extension PageQuery {
    /// A value of an enumeration. Throws `Refusal` if the field has another value.
    func value<Value: RawRepresentable>(_ name: String, of type: Value.Type) throws -> Value?
    where Value.RawValue == String {
        guard let text = self[name] else { return nil }
        guard let value = Value(rawValue: text) else {
            throw Refusal(.badArguments, .addressFieldUnknown(name))
        }
        return value
    }
}
