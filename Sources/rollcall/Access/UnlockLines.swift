import Devices
import Wire

/// Locks and unlock attempts as they are printed.
enum UnlockLines {
    static func notes(_ lock: LockRecord) -> String {
        [lock.near ? "near" : "", lock.weak ? "weak" : ""].filter { !$0.isEmpty }.joined(separator: ",")
    }

    static func outcome(_ reply: Unlock.Reply, of lock: String, _ times: TimeText) -> String {
        let marks = reply.reasons.isEmpty ? "" : " (marked: \(reply.reasons.map(\.rawValue).joined(separator: ", ")))"
        let why = reply.outcomeReason.map { ": \($0)" } ?? ""
        return switch reply.outcome {
        case .opened: "\(lock) is open" + (times.text(reply.relocksAt).map { " until \($0)" } ?? "") + marks + "."
        case .unconfirmed: "\(lock) was commanded to open but did not answer. Try the door."
        default: "\(lock) did not open: \(reply.outcome.rawValue)\(why)."
        }
    }

    static func explained(_ facts: UnlockFacts) -> [TerminalText] {
        Fields(fields(facts)).lines
    }

    private static func fields(_ facts: UnlockFacts) -> [(String, String)] {
        let seen = [facts.sightSource, facts.sightMilliseconds.map { "\($0) ms ago" }].compactMap(\.self)
        let alive = facts.listeners.filter(\.alive).map(\.scannerName)
        return [
            ("Opens", facts.granted ? "yes, by \(facts.way.rawValue)" : "no"),
            ("Reasons", facts.reasons.map(\.rawValue).joined(separator: ", ")),
            ("Right", facts.right?.rawValue ?? "none"),
            ("Level", "\(facts.securityLevel) of \(facts.requiredLevel.map(String.init) ?? "none")"),
            ("Clearances", "\(facts.clearances.filter(\.holds).count) of \(facts.clearances.count) hold"),
            ("Bookings", "\(facts.bookings.filter(\.holds).count) of \(facts.bookings.count) hold"),
            ("Gate", facts.gate.rawValue),
            ("Seen", ([facts.sight.rawValue] + seen).joined(separator: ", ")),
            ("Listeners", alive.isEmpty ? "none alive" : alive.joined(separator: ", ")),
        ]
    }
}
