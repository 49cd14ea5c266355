import Store
import Wire

/// An attempt to show a secret. It counts as a guess until it turns out to be none.
struct Attempt: Sendable {
    private let buckets: [AttemptBucket]
    private let attempts: AttemptRepository

    /// Throws `Failure` with the time to wait where too many came before.
    init(_ buckets: [AttemptBucket], _ context: HandlerContext) async throws {
        self.buckets = buckets
        attempts = AttemptRepository(context.services.pool)
        guard let wait = try await attempts.admit(buckets, at: context.now) else { return }
        throw Failure(
            .slowDown, "There were too many wrong attempts. Please wait a moment.",
            retryAfter: max(1, Int(wait.rounded(.up))))
    }

    /// Does what tells whether the secret is right; where that fails, the attempt was none.
    func checking<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch {
            try await takeBack()
            throw error
        }
    }

    /// It was no guess.
    func takeBack() async throws {
        try await attempts.giveBack(buckets)
    }
}
