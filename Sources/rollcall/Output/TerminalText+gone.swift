extension TerminalText {
    /// What became of a thing that was to be deleted.
    static func gone(_ thing: String, retired: Bool) -> TerminalText {
        retired ? "Retired \(thing): it has a history, which stays." : "Deleted \(thing)."
    }
}
