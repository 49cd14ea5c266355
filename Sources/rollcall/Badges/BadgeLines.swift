import Wire

/// Badges as they are printed.
enum BadgeLines {
    static func returned(
        _ badge: Int64, _ reply: ReturnBadge.Reply, isLost: Bool, _ times: TimeText
    ) -> [TerminalText] {
        ["Badge \(badge) was \(isLost ? "marked lost" : "returned") at \(times.text(reply.returnedAt) as String)."]
    }
}
