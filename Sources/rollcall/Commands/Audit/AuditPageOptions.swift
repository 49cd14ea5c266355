import ArgumentParser

/// Which entries of the audit.
struct AuditPageOptions: ParsableArguments {
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

    /// What is said below a page that others follow.
    static func lines(of total: Int, next: Int64?) -> [TerminalText] {
        guard let next else { return [] }
        let total = total < 1000 ? "\(total)" : "1,000 or more"
        return ["There are \(total) in all. See older ones with --before \(next)."]
    }
}
