import Wire

/// The remote access of a server as it is printed.
enum StationLines {
    static func lines(_ reply: GetStation.Reply, withLabel: Bool, _ times: TimeText) -> [TerminalText] {
        var lines: [TerminalText] = [
            "Serial    \(reply.serial)", "Code      \(reply.code)", "Link      \(reply.link ?? "none")",
            "Found by  \(reply.findable == .serial ? "code or serial number" : "code alone")",
            "Address   \(reply.address ?? "not known")", "Port      \(reply.port)",
        ]
        lines += Table(columns, of: reply.resolvers, times: times).lines
        if !reply.resolvers.contains(where: { $0.reachable == true }),
            reply.resolvers.contains(where: { $0.reachable == false })
        {
            lines.append("The server is unreachable from outside. Set the router to forward port \(reply.port) (TCP).")
        }
        if withLabel { lines += (reply.label ?? "").split(separator: "\n").map { "\(String($0))" } }
        return lines
    }

    private static let columns: [Column<StationResolverRecord>] = [
        Column("RESOLVER", \.host), Column("STATE", \.state.rawValue), Column("REASON") { $0.reason ?? "" },
        Column("ACCEPTED") { $1.text($0.acceptedAt) ?? "" },
        Column("REACHABLE") { $0.reachable.map { $0 ? "yes" : "no" } ?? "" },
    ]
}
