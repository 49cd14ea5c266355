import ArgumentParser

extension TimeArgument {
    /// The help for a time, which is also what is shown where the time given is none.
    static func help(_ meaning: String) -> ArgumentHelp {
        ArgumentHelp(
            "\(meaning): HH:MM[:SS] today, \"YYYY-MM-DD HH:MM[:SS]\", or RFC 3339.", valueName: "time")
    }
}
