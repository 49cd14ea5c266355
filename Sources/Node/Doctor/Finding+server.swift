import Foundation
import Wire

/// What a server answered, judged.
extension Finding {
    /// Seconds that a clock may differ; the server corrects any difference, so this only shows a clock that was never set.
    static let clockTolerance = 60.0
    /// Before this program was written (2026-01-01): the clock was never set.
    private static let earliest = Date(timeIntervalSince1970: 1_767_225_600)

    static func server(status: Int) -> Finding {
        status == 200
            ? .ok("server", "it is well")
            : .failed("server", "it answers that it is not well (\(status))", mend: "See its GET /health.")
    }

    /// From a question about a beacon that cannot be: whether the token was good enough to be told so.
    static func token(_ answer: Failure?) -> Finding {
        switch answer?.code {
        case nil, .notFound?, .badArguments?: .ok("token", "the server knows this scanner")
        case .loginNecessary?, .notAllowed?:
            .failed(
                "token", "the server does not know it",
                mend: "Is the scanner retired? rollcall scanners create shows a new token once.")
        default: .failed("token", answer?.reason ?? "", mend: nil)
        }
    }

    static func clock(_ now: Date, server: Date?) -> Finding {
        let mend = "sudo timedatectl set-ntp true"
        guard now >= earliest else { return .failed("clock", "it was never set", mend: mend) }
        guard let server else { return .ok("clock", "it has been set") }
        let difference = now.timeIntervalSince(server)
        guard abs(difference) <= clockTolerance else {
            return .failed("clock", "it differs from the server's by \(Int(difference.rounded())) s", mend: mend)
        }
        return .ok("clock", "it agrees with the server's")
    }
}
