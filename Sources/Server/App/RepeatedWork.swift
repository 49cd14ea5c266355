import Logging

/// Work that is done again and again. What keeps it from being done is said when that begins, or changes, and each minute
/// that it lasts; nothing is said of work that ends because the server stops.
struct RepeatedWork {
    /// Between two words about the same trouble.
    private static let silence = Duration.seconds(60)

    /// What it does, such as "Deleting sessions".
    private let name: String
    private let logger: Logger
    /// What kept it from being done, and when that was last said.
    private var trouble: (text: String, saidAt: ContinuousClock.Instant)?

    init(_ name: String, _ logger: Logger) {
        self.name = name
        self.logger = logger
    }

    /// - Returns: nil where it failed.
    @discardableResult
    mutating func attempt<Result>(
        at now: ContinuousClock.Instant = .now, _ work: () async throws -> Result
    ) async -> Result? {
        do {
            let result = try await work()
            if trouble != nil { logger.notice("\(name) succeeds again.") }
            trouble = nil
            return result
        } catch {
            if !Task.isCancelled { tell(String(reflecting: error), at: now) }
            return nil
        }
    }

    private mutating func tell(_ text: String, at now: ContinuousClock.Instant) {
        if let trouble, trouble.text == text, now < trouble.saidAt + Self.silence { return }
        trouble = (text, now)
        logger.warning("\(name) failed and is tried again: \(text)")
    }
}
