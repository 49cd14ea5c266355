import Logging

/// Work that is done again and again. What keeps it from being done is said when that begins, or changes, and each
/// minute that it lasts or comes again; nothing is said of work that ends because the server stops.
struct RepeatedWork {
    /// Between two words about the same trouble.
    private static let silence = Duration.seconds(60)

    /// What it does, such as "Correcting the record".
    private let name: String
    private let logger: Logger
    /// What last kept it from being done, and when that was said.
    private var trouble: (text: String, saidAt: ContinuousClock.Instant)?
    /// Whether trouble was said, and not yet that it is over.
    private var isOpen = false

    init(_ name: String, _ logger: Logger) {
        self.name = name
        self.logger = logger
    }

    /// - Returns: nil if it failed.
    @discardableResult
    mutating func attempt<Result>(
        at now: ContinuousClock.Instant = .now, _ work: () async throws -> Result
    ) async -> Result? {
        do {
            let result = try await work()
            if isOpen { logger.notice("\(name) succeeds again.") }
            isOpen = false
            return result
        } catch {
            if !Task.isCancelled { tell(String(reflecting: error), at: now) }
            return nil
        }
    }

    /// Attempts it until it is done, or the task is cancelled.
    /// - Parameter pause: between two attempts.
    mutating func insist(interval: Duration = .seconds(1), _ work: () async throws -> Void) async {
        while await attempt(work) == nil, !Task.isCancelled {
            try? await Task.sleep(for: interval)
        }
    }

    private mutating func tell(_ text: String, at now: ContinuousClock.Instant) {
        if let trouble, trouble.text == text, now < trouble.saidAt + Self.silence { return }
        (trouble, isOpen) = ((text, now), true)
        logger.warning("\(name) failed and is tried again: \(text)")
    }
}
