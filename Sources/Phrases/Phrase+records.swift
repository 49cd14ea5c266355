/// The audit and the record of commands.
extension Phrase {
    /// All known actions of the audit, in the order of a choice.
    public static var auditActions: [(value: String, phrase: Phrase)] {
        forms(of: .auditAction).map { ($0, auditAction($0)) }
    }

    /// How many entries of the audit there are.
    /// - Parameter count: counted up to 1,000, which stands for that number or more.
    public static func auditEntries(_ count: Int) -> Phrase {
        count < 1_000 ? auditEntryCount(count) : auditManyEntries
    }

    /// The reason for the state of a command, by the server's value, which may have details after a colon; a reason
    /// that the device reported is shown as it is.
    public static func commandReason(_ value: String) -> Phrase {
        knownCommandReason(String(value.prefix { $0 != ":" })) ?? Phrase(value)
    }
}
