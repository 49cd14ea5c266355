import Accounts
import Phrases
import Store
import Vocabulary
import Wire

/// An attempt to enter a secret. It counts as a wrong guess until `takeBack` is called.
struct Attempt: Sendable {
    private let buckets: [AttemptRepository.Bucket]
    private let attempts: AttemptRepository

    /// Throws `Refusal` with the time to wait if there were too many attempts before.
    init(_ buckets: [AttemptRepository.Bucket], _ context: HandlerContext) async throws {
        self.buckets = buckets
        attempts = AttemptRepository(context.services.pool.points)
        guard let wait = try await attempts.admit(buckets, at: context.now) else { return }
        throw Refusal(
            .slowDown, .tooManyWrongAttempts,
            retryAfter: max(1, Int(wait.rounded(.up))))
    }

    /// Runs the check of the secret. If the check itself fails, the attempt is not counted.
    func checking<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch {
            try await takeBack()
            throw error
        }
    }

    /// Stops counting the attempt: the secret was right.
    func takeBack() async throws {
        try await attempts.giveBack(buckets)
    }
}

/// The buckets that count wrong passwords and codes. A person may mistype a few times in a row; an attacker gets one
/// more guess per minute for each account, far below the hundred per hour that NIST SP 800-63B allows.
extension AttemptRepository.Bucket {
    /// All anonymous callers together for one account, whether or not the account exists.
    /// - Parameter lowered: the name as the database lowercases it, so that all spellings that find an account are
    ///   counted as one.
    static func account(_ lowered: String) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: key("account", lowered), places: 10, interval: 60)
    }

    /// All attempts from one address: a whole school may share one.
    static func address(_ address: String) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: key("address", IPv6Network.counted(address)), places: 60, interval: 10)
    }

    /// A browser in which the person has logged in before.
    static func browser(_ tokenHash: [UInt8]) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: tokenHash, places: 10, interval: 60)
    }

    /// A person who is logged in and enters their password or a code again.
    static func person(_ id: Int64) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: key("person", String(id)), places: 10, interval: 60)
    }

    /// Hashed, so that the text entered as a name, which may be a password by mistake, is not stored in plain text.
    private static func key(_ kind: String, _ text: String) -> [UInt8] {
        SecretToken(shown: "\(kind) \(text)").hash
    }
}
