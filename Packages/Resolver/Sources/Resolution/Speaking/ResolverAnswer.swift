/// A resolver's answer to a station.
public enum ResolverAnswer: Equatable, Sendable {
    /// The first message of a connection.
    case greeting
    case updated(Reply.UpdateOutcome)
    /// Nil if the key was accepted.
    case registered(Reply.RegistrationRefusal?)
    /// An IPv4 or IPv6 address, if it is one.
    case whoYouAre(String)
    /// Nil if it was not tested.
    case reachable(Bool?)

    /// Returns nil for a message that is not an answer to a station. An unknown reason counts as `unavailable`, so that
    /// it is retried.
    public init?(_ message: JSONObject) {
        guard let member = message.members.first else { return nil }
        if member.isNamed("DDNSConnected") {
            self = .greeting
            return
        }
        guard let reply = member.value.object else { return nil }
        if member.isNamed("HRHomeStationUpdateReply") {
            self = .updated(Self.outcome(reply))
        } else if member.isNamed("HRHomeStationRegisterReply") {
            let reason = reply["Reason"]?.text.flatMap { Reply.RegistrationRefusal(rawValue: $0) }
            self = .registered(reply["Registered"] == .bool(true) ? nil : reason ?? .unavailable)
        } else if member.isNamed("HRWhoAmIReply") {
            self = .whoYouAre(reply["Address"]?.text ?? "")
        } else if member.isNamed("HRReachMeReply") {
            self = .reachable(reply["Reachable"].map { $0 == .bool(true) })
        } else {
            return nil
        }
    }

    private static func outcome(_ reply: JSONObject) -> Reply.UpdateOutcome {
        let counter = reply["Counter"]?.integer
        if reply["Accepted"] == .bool(true) { return .accepted(counter: counter ?? 0) }
        let reason = reply["Reason"]?.text.flatMap { Reply.UpdateRefusal(rawValue: $0) }
        return .refused(reason ?? .unavailable, counter: counter)
    }
}

extension JSONValue {
    fileprivate var text: String? { string.map { String(decoding: $0, as: UTF8.self) } }
}
