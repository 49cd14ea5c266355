import Phrases
import Vocabulary
import Wire

extension View {
    /// A state as a word after a shape, so that it does not depend on colour.
    func state(_ state: WhereaboutsState) -> HTML {
        "<span class=\"state \(state.rawValue)\">\(self(Phrase.state(state.rawValue)))</span>"
    }

    /// Last name first. Each name is isolated, since one may be written from right to left. People with the same name
    /// are distinguished by number, and by address if the viewer may know it.
    func name(_ first: String, _ last: String, _ id: Int64?, _ email: String? = nil) -> HTML {
        "<bdi>\(last)</bdi>, <bdi>\(first)</bdi>\(tag(id).map { " <small>\($0) \(email ?? "")</small>" })"
    }

    /// The same as a text, first name first: for headings, buttons and files.
    func title(_ first: String, _ last: String, _ id: Int64?) -> String {
        [first, last, tag(id)].compactMap(\.self).joined(separator: " ")
    }

    /// As in the database: `PersonRepository.title`.
    func tag(_ id: Int64?) -> String? { id.flatMap { namesakes.contains($0) ? "#\($0)" : nil } }

    /// A form that searches with a GET of the page, so that it works without scripts and can be linked to.
    func search(_ value: String?, _ label: Phrase, others: [HTML] = []) -> HTML {
        """
        <form method="get" role="search" class="search"><label for="search">\(self(label))</label>\
        <input type="search" id="search" name="search" value="\(value ?? "")" autocomplete="off">\(others)\
        <button>\(self(.search))</button></form>
        """
    }

    /// Links to the other pages of a list.
    func pager(_ page: Int, size: Int, total: Int, path: String, search: String?) -> HTML {
        guard total > size else { return "" }
        func link(_ number: Int, _ phrase: Phrase) -> HTML {
            let query = search.map { "&search=\($0.queryEscaped)" } ?? ""
            return "<a href=\"\(path)?page=\(number)\(query)\">\(self(phrase))</a>"
        }
        let previous: HTML = page > 1 ? link(page - 1, .previousPage) : ""
        let next: HTML = page * size < total ? link(page + 1, .nextPage) : ""
        return "<nav class=\"pager\" aria-label=\"\(self(.pagesOfList))\">\(previous)\(next)</nav>"
    }

    /// Links to the variants of a page, of which one is shown.
    func choices(_ label: Phrase, _ links: [(address: String, text: String, isHere: Bool)]) -> HTML {
        let items: [HTML] = links.map {
            let current: HTML = $0.isHere ? " aria-current=\"true\"" : ""
            return "<li><a href=\"\($0.address)\"\(current)>\($0.text)</a></li>"
        }
        return "<nav aria-label=\"\(self(label))\"><ul class=\"choices\">\(items)</ul></nav>"
    }

    /// A table; only a sentence if it has no rows.
    func table(_ columns: [Phrase], _ rows: [HTML], empty: Phrase, id: String = "rows") -> HTML {
        guard !rows.isEmpty else { return "<p class=\"empty\">\(self(empty))</p>" }
        let heads: [HTML] = columns.map { "<th scope=\"col\">\(self($0))</th>" }
        return """
            <div class="wide" role="region" tabindex="0" aria-label="\(self(.table))"><table id="\(id)"><thead><tr>\
            \(heads)</tr></thead><tbody>\(rows)</tbody></table></div>
            """
    }
}

extension String {
    /// Escaped for a value in the query of an address (RFC 3986, section 3.4).
    public var queryEscaped: String {
        utf8.map { byte in
            let isPlain =
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-._~/".utf8.contains(byte)
            let hex = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + hex
        }.joined()
    }
}
