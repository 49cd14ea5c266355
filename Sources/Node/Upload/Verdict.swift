import Spool
import Vocabulary
import Wire

extension Uploader {
    /// What happens to a batch that was not acknowledged.
    enum Verdict: Equatable {
        /// The server will never accept it.
        case setAside(Spool.Refusal)
        /// It is kept; a person must fix a problem here.
        case complain(String, hint: String)
        /// It is kept; the server may accept it later.
        case wait(String, atLeast: Duration?)

        init(_ error: any Error) {
            guard let failure = error as? Failure else {
                self = .wait("\(error)", atLeast: nil)
                return
            }
            switch failure.code {
            case .badArguments, .badText, .tooLarge, .cannotBeDone, .conflict, .roomTaken:
                self = .setAside(Spool.Refusal(code: failure.code.rawValue, reason: failure.reason))
            case .loginNecessary, .wrongCredentials, .notAllowed, .totpNecessary, .passwordChangeNecessary,
                .totpEnrolmentNecessary, .confirmationNecessary, .noRight, .outsideHours, .notSeen, .blind, .weakLock:
                self = .complain(failure.reason, hint: "Give this scanner's token with --token or ROLLCALL_TOKEN.")
            case .unknownType, .notFound, .wrongMethod, .wrongContentType, .wrongHost, .headersTooLarge:
                self = .complain(
                    failure.reason, hint: "Check that --server is the URL of a Rollcall server of this version.")
            case .slowDown, .tooSlow, .unavailable, .internalError:
                self = .wait(failure.reason, atLeast: failure.retryAfter.map { .seconds($0) })
            }
        }

        var reason: String {
            switch self {
            case .setAside(let refusal): refusal.reason
            case .complain(let reason, _), .wait(let reason, _): reason
            }
        }

        var hint: String? {
            if case .complain(_, let hint) = self { hint } else { nil }
        }

        /// The delay that the server requested.
        var atLeast: Duration? {
            if case .wait(_, let atLeast) = self { atLeast } else { nil }
        }

        /// Whether the server is available and requested a delay for anything that is not urgent.
        var isSlowed: Bool { atLeast != nil }
    }
}
