import ArgumentParser

/// Which rows of a list.
struct PageOptions: ParsableArguments {
    @Option(help: "Only rows whose names hold this text, in any case.")
    var search: String?

    @OptionGroup var number: PageNumberOptions

    var page: Int? { number.page }
    var pageSize: Int? { number.pageSize }
}

/// Which page of a list that cannot be searched.
struct PageNumberOptions: ParsableArguments {
    @Option(help: "Which page, from 1. Without it, the first 1,000 rows.")
    var page: Int?

    @Option(help: "Rows on a page, 1 to 1,000 (100 if absent).")
    var pageSize: Int?

    func validate() throws {
        if let page, page < 1 { throw ValidationError("--page starts at 1.") }
        if let pageSize, !(1...1000).contains(pageSize) { throw ValidationError("--page-size is 1 to 1,000.") }
        if pageSize != nil, page == nil { throw ValidationError("--page-size needs --page.") }
    }
}

/// Which entries of a list that grows at its beginning, such as the audit.
struct EntryPageOptions: ParsableArguments {
    @Option(help: "Only entries that hold this text, in any case.")
    var search: String?

    @Option(help: "Only entries that follow this one. What to give is printed below the entries.")
    var before: Int64?

    @Option(help: "Entries to show, 1 to 1,000 (100 if absent).")
    var pageSize: Int?

    func validate() throws {
        if let before, before < 1 { throw ValidationError("--before starts at 1.") }
        if let pageSize, !(1...1000).contains(pageSize) { throw ValidationError("--page-size is 1 to 1,000.") }
    }

    /// The line below a page that others follow.
    static func lines(of total: Int, next: Int64?) -> [TerminalText] {
        guard let next else { return [] }
        let total = total < 1000 ? "\(total)" : "1,000 or more"
        return ["There are \(total) in all. See older ones with --before \(next)."]
    }
}
