public import HCI
public import Vocabulary

/// The one radio there is outside of tests.
extension Controller: Radio {
    public var commandSet: RadioCommands? {
        capabilities.map { $0.usesExtendedCommands ? .extended : .legacy }
    }

    public nonisolated var losses: RadioLosses {
        let counts = counts
        return RadioLosses(dropped: Int(clamping: counts.drops), malformed: Int(clamping: counts.malformed))
    }

    public nonisolated func listen(_ take: @Sendable ([HeardReport]) async -> Void) async throws {
        for try await reports in reports() {
            await take(reports)
        }
    }
}
