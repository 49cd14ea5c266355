import Phrases
import Vocabulary
import Wire

extension Failure {
    /// The failure that a caller gets for a refusal, in the caller's language.
    init(_ refusal: Refusal, in language: Language) {
        self.init(
            refusal.code, refusal.reason.text(in: language), argument: refusal.argument, retryAfter: refusal.retryAfter)
    }
}
