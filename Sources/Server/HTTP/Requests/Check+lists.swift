import Phrases
import Store
import Vocabulary
import Wire

extension ReadingOrder {
    init(_ language: Language) {
        self = ReadingOrder(rawValue: "reader_\(language.rawValue)") ?? .english
    }
}

extension Check {
    /// Returns the rows that a list request asks for, if the rows are so long that a reply contains few of them.
    static func list(_ request: some ListRequest, maxOfPage: Int) throws -> ListQuery {
        let size = try range(request.pageSize, "page_size", 1...maxOfPage) ?? maxOfPage
        let page = try range(request.page, "page", 1...1_000_000) ?? 1
        return ListQuery(search: try search(request.search), limit: size, offset: (page - 1) * size)
    }

    /// Returns the rows that a list request asks for.
    /// - Parameter language: of the reader.
    static func list(_ request: some ListRequest, in language: Language = .english) throws -> ListQuery {
        let order = ReadingOrder(language)
        let search = try search(request.search)
        let size = try range(request.pageSize, "page_size", 1...1000)
        guard let page = try range(request.page, "page", 1...1_000_000) else {
            return ListQuery(search: search, limit: size ?? 1000, order: order)
        }
        let limit = size ?? 100
        return ListQuery(search: search, limit: limit, offset: (page - 1) * limit, order: order)
    }

    /// Returns the audit entries that a request asks for.
    static func auditPage(_ search: String?, before: Int64?, size: Int?) throws -> AuditRepository.Page {
        AuditRepository.Page(
            search: try Check.search(search), before: try range(before, "before", 1...Int64.max),
            size: try range(size, "page_size", 1...1000) ?? 100)
    }

    static func search(_ text: String?) throws -> String? {
        try text.map { text in
            guard text.unicodeScalars.count <= 200 else {
                throw Refusal(
                    .badArguments, .argumentTooLong("search"), argument: "search")
            }
            return try withoutControls(Check.TextRule.canonical(text), "search")
        }
    }
}
