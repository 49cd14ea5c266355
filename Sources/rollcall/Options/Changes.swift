import ArgumentParser

/// The options of an `edit` command.
enum Changes {
    /// Throws where not one of them was given: then there is nothing to change.
    static func require(_ options: Any?...) throws {
        guard options.contains(where: { $0 != nil }) else {
            throw ValidationError("Say what to change; see --help.")
        }
    }
}
