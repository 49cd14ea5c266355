import Foundation
import Postgres

extension Query.Interpolation {
    /// Appends a condition on a row of `scanner`: whether it was listening at a time; null if it never was.
    mutating func appendInterpolation(listeningAt now: Date) {
        appendLiteral("(last_listened_at > ")
        appendInterpolation(now.addingTimeInterval(-RuleFacts.timeout))
        appendLiteral(" and coalesce(radio_state, 'quiet') in ('scanning', 'quiet'))")
    }
}
