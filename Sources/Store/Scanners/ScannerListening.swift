import Foundation
import Postgres

extension Query.Interpolation {
    /// Whether a scanner, of which a row is there, listens at a time; null if it never did.
    mutating func appendInterpolation(listeningAt now: Date) {
        appendLiteral("(last_listened_at > ")
        appendInterpolation(now.addingTimeInterval(-RuleFacts.timeout))
        appendLiteral(" and coalesce(radio_state, 'quiet') in ('scanning', 'quiet'))")
    }
}
