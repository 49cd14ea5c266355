import ArgumentParser

/// Which rows of a list.
struct PageOptions: ParsableArguments {
    @Option(help: "Only rows whose names hold this text, in any case.")
    var search: String?

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
