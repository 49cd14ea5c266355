import Logging

/// Work that is done repeatedly. A failure is logged when it begins or changes, and every minute while it lasts or
/// recurs; nothing is logged if the work ends because the server stops.
struct RepeatedWork {
    /// The interval between two log messages about the same failure.
    private static let silence = Duration.seconds(60)

    /// The name of the work, such as "Correcting the record".
    private let name: String
    private let logger: Logger
    /// The last failure, and when it was logged.
    private var trouble: (text: String, saidAt: ContinuousClock.Instant)?
    /// Whether a failure was logged whose end has not been logged yet.
    private var isOpen = false

    init(_ name: String, _ logger: Logger) {
        self.name = name
        self.logger = logger
    }

    /// - Returns: nil if the work failed.
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

    /// Attempts the work until it succeeds, or the task is cancelled.
    /// - Parameter interval: the time between two attempts.
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
