import Vocabulary
import Wire

/// Accounts as they are printed.
enum AccountLines {
    static func whoami(_ reply: Whoami.Reply, of server: String) -> [TerminalText] {
        Fields([
            ("Person", "\(reply.firstName) \(reply.lastName) <\(reply.email)>"),
            ("Id", String(reply.personID)),
            ("Classification", reply.classification.rawValue),
            ("Groups", reply.groups?.joined(separator: ", ") ?? ""),
            ("Language", reply.language?.rawValue ?? "auto"),
            ("Theme", reply.theme?.rawValue ?? "auto"),
            ("Mode", reply.mode?.rawValue ?? "auto"),
            ("Server", server),
        ]).lines
    }

    static func code(_ reply: IssueClaimCode.Reply, of email: String, _ times: TimeText) -> [TerminalText] {
        Fields([("Account", email), ("Code", reply.code), ("Valid until", times.text(reply.expiresAt))]).lines
    }
}
