import ArgumentParser

/// The search text and the page of a list.
struct PageOptions: ParsableArguments {
    @Option(help: "Only rows whose names contain this text, ignoring case.")
    var search: String?

    @OptionGroup var number: PageNumberOptions

    var page: Int? { number.page }
    var pageSize: Int? { number.pageSize }
}

/// The page of a list.
struct PageNumberOptions: ParsableArguments {
    @Option(help: "The page to show, from 1; the first 1,000 rows if absent.")
    var page: Int?

    @Option(help: "Rows per page, 1 to 1,000 (100 if absent).")
    var pageSize: Int?

    func validate() throws {
        if let page, page < 1 { throw ValidationError("--page must be at least 1.") }
        if let pageSize, !(1...1000).contains(pageSize) { throw ValidationError("--page-size must be 1 to 1,000.") }
        if pageSize != nil, page == nil { throw ValidationError("--page-size requires --page.") }
    }
}

/// The search text and the page of a list with the newest entries first, such as the audit log.
struct EntryPageOptions: ParsableArguments {
    @Option(help: "Only entries that contain this text, ignoring case.")
    var search: String?

    @Option(help: "Only entries that follow this one in the list; the value is printed below each page.")
    var before: Int64?

    @Option(help: "Entries to show, 1 to 1,000 (100 if absent).")
    var pageSize: Int?

    func validate() throws {
        if let before, before < 1 { throw ValidationError("--before must be at least 1.") }
        if let pageSize, !(1...1000).contains(pageSize) { throw ValidationError("--page-size must be 1 to 1,000.") }
    }

    /// Returns the line below a page; empty on the last page.
    static func lines(of total: Int, next: Int64?) -> [TerminalText] {
        guard let next else { return [] }
        let total = total < 1000 ? "\(total)" : "1,000 or more"
        return ["There are \(total) in all. See older entries with --before \(next)."]
    }
}
