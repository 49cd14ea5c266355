import Accounts
import Store
import Wire

/// An attempt to show a secret. It counts as a guess until it turns out to be none.
struct Attempt: Sendable {
    private let buckets: [AttemptRepository.Bucket]
    private let attempts: AttemptRepository

    /// Throws `Failure` with the time to wait where too many came before.
    init(_ buckets: [AttemptRepository.Bucket], _ context: HandlerContext) async throws {
        self.buckets = buckets
        attempts = AttemptRepository(context.services.pool.points)
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

/// Where wrong passwords and codes are counted. A person may mistype a few times at once; a person who guesses gets one
/// more each minute at an account, far below the hundred an hour that NIST SP 800-63B allows.
extension AttemptRepository.Bucket {
    /// All strangers together at one account, whether there is such an account or not.
    /// - Parameter lowered: the name in lower case as the database makes it, so that all spellings that find an account
    ///   are counted as one.
    static func account(_ lowered: String) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: key("account", lowered), places: 10, interval: 60)
    }

    /// All that comes from one address: a whole school may share one.
    static func address(_ address: String) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: key("address", IPv6Network.counted(address)), places: 60, interval: 10)
    }

    /// A browser in which the person logged in before.
    static func browser(_ tokenHash: [UInt8]) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: tokenHash, places: 10, interval: 60)
    }

    /// A person who is logged in already and shows their password or a code again.
    static func person(_ id: Int64) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: key("person", String(id)), places: 10, interval: 60)
    }

    /// Hashed, so that what was typed as a name, perhaps a password by mistake, is nowhere to be read.
    private static func key(_ kind: String, _ text: String) -> [UInt8] {
        SecretToken(shown: "\(kind) \(text)").hash
    }
}
