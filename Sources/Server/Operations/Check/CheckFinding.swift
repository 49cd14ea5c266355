import Daemon
import Foundation
import Logging
import NIOSSL
import Store

/// A finding of `rollcall-server check` about one subject.
public struct CheckFinding: Encodable, Equatable, Sendable {  // generated: keys
    public enum Level: String, Encodable, Sendable {
        case ok
        /// Weaker than it could be.
        case warning
        /// Must be fixed: data can be lost, or seen by people who may not see it.
        case bad
    }

    public let level: Level
    /// What was found.
    public let what: String
    /// What to do; nil if nothing.
    public let action: String?  // key: do

    static func ok(_ what: String) -> CheckFinding { CheckFinding(level: .ok, what: what, action: nil) }

    static func warning(_ what: String, do action: String) -> CheckFinding {
        CheckFinding(level: .warning, what: what, action: action)
    }

    static func bad(_ what: String, do action: String) -> CheckFinding {
        CheckFinding(level: .bad, what: what, action: action)
    }
}

extension CheckFinding: CustomStringConvertible {
    /// One line, and a second with what to do if the finding is not `ok`.
    public var description: String {
        let line = level.rawValue.padding(to: 9) + what
        return action.map { "\(line)\n  do: \($0)" } ?? line
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}

extension CheckFinding {
    /// The findings about files, the disk and the clock.
    static func machine(_ facts: MachineFacts) -> [CheckFinding] {
        facts.files.map { file($0, owners: facts.owners) } + [disk(facts), clock(facts)]
    }

    private static func file(_ file: MachineFacts.File, owners: Set<UInt32>) -> CheckFinding {
        let mode = "0" + String(file.mode, radix: 8)
        if file.isSecret, file.mode & 0o027 != 0 {
            return .bad(
                "Other users can read or change \(file.name) (\(mode)): \(file.path).", do: "chmod 600 '\(file.path)'")
        }
        if file.mode & 0o022 != 0 {
            return .bad(
                "Other users can change \(file.name) (\(mode)): \(file.path).", do: "chmod go-w '\(file.path)'")
        }
        if !owners.contains(file.owner) {
            return .bad(
                "The user with number \(file.owner), who does not run the server, owns \(file.name): \(file.path).",
                do: "change the owner with chown to the user that the server runs as")
        }
        return .ok("The permissions of \(file.name) are \(mode).")
    }

    /// The bytes that are kept free for cleaning up when the disk is nearly full.
    private static let reserve: UInt64 = 512 << 20

    private static func disk(_ facts: MachineFacts) -> CheckFinding {
        guard let free = facts.freeBytes, let size = facts.diskBytes else {
            return .warning("The free space on the disk of the data folder is unknown.", do: "df -h")
        }
        let what = "The disk with the data folder has \(free >> 20) MB of \(size >> 20) MB free."
        let action = "free some space, or keep sightings for fewer days: rollcall config set sighting_days"
        if free < reserve { return .bad(what, do: action) }
        return free < 5 << 30 || free < size / 10 ? .warning(what, do: action) : .ok(what)
    }

    private static func clock(_ facts: MachineFacts) -> CheckFinding {
        switch facts.isClockSynchronised {
        case true?: .ok("The machine's clock is synchronised.")
        case false?: .warning("The machine's clock is not synchronised.", do: "timedatectl set-ntp true")
        case nil: .warning("Whether the machine's clock is synchronised is unknown.", do: "timedatectl status")
        }
    }
}

extension CheckFinding {
    /// The findings about rights of database roles that exceed their work.
    static func roles(_ facts: DatabaseFacts, isPrivate: Bool) -> [CheckFinding] {
        facts.roles.map(role) + [excess(facts, isPrivate: isPrivate)]
    }

    private static func role(_ role: DatabaseFacts.Role) -> CheckFinding {
        if role.isPowerful {
            return .bad(
                "The role \(role.name) has rights beyond those of an ordinary role.",
                do:
                    """
                    as a superuser: ALTER ROLE \(role.name) NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION \
                    NOBYPASSRLS;
                    """
            )
        }
        guard role.name != "rollcall_owner" else { return .ok("The role rollcall_owner is an ordinary role.") }
        if !role.others.isEmpty {
            let others = role.others.joined(separator: ", ")
            return .bad(
                "The role \(role.name) is a member of \(others).",
                do: "as a superuser: REVOKE \(others) FROM \(role.name);")
        }
        if role.owned > 0 {
            return .bad(
                "The role \(role.name) owns \(role.owned) database objects; it must own none.",
                do: "as a superuser: REASSIGN OWNED BY \(role.name) TO rollcall_owner;")
        }
        return .ok("The role \(role.name) is an ordinary role and owns nothing.")
    }

    private static func excess(_ facts: DatabaseFacts, isPrivate: Bool) -> CheckFinding {
        guard let excess = facts.excess else { return .ok("The role rollcall_report sees only the reporting views.") }
        return .warning(
            "The role rollcall_report may use \(excess); the server refuses simple.query until this is revoked.",
            do: isPrivate
                ? "run 'rollcall-server migrate'"
                : "run 'rollcall-server migrate' with a superuser's login in --database-url")
    }

    /// The findings about weak accounts.
    static func accounts(_ facts: AccountFacts) -> [CheckFinding] {
        [
            facts.isFactorRequired
                ? .ok("Admins and staff need a second factor.")
                : .warning(
                    "The second factor is optional: totp_required is off.",
                    do: "run 'rollcall config set totp_required true'"),
            open(
                facts.adminsWithoutFactor, "admins without a second factor",
                do: "ask each of them to run 'rollcall totp enrol'"),
            open(
                facts.staffWithoutFactor, "staff without a second factor",
                do: "ask each of them to run 'rollcall totp enrol'"),
            open(
                facts.temporaryPasswords, "temporary passwords older than 30 days, which an admin knows",
                do: "ask each person to change the password, or disable the accounts with 'rollcall persons edit'"),
            open(
                facts.claimCodes, "unused one-time codes for accounts",
                do: "check that each person received the code; a new code for the same person revokes the old one"),
            facts.sessionHours <= 24
                ? .ok("Sessions end within a day.")
                : .warning(
                    "Sessions last \(facts.sessionHours) hours.", do: "run 'rollcall config set session_hours 12'"),
        ]
    }

    private static func open(_ count: Int, _ what: String, do action: String) -> CheckFinding {
        count == 0 ? .ok("There are no \(what).") : .warning("There are \(what): \(count).", do: action)
    }
}

extension CheckFinding {
    /// The findings about how the server is reached.
    static func transport(_ configuration: ServerConfiguration, at now: Date, logger: Logger) -> [CheckFinding] {
        guard let tls = configuration.tls else {
            return [plain(configuration)] + [proxy(configuration)].compactMap(\.self)
        }
        do {
            _ = try tls.certificates(logger: logger)
            let end = try NIOSSLCertificate.fromPEMFile(tls.certificate).map(\.notValidAfter).min() ?? 0
            return [
                .ok("The TLS certificate matches its key."),
                expiry(Date(timeIntervalSince1970: TimeInterval(end)), at: now),
            ]
        } catch {
            return [
                .bad(
                    "The TLS certificate and its key cannot be used.", do: "check \(tls.certificate) and \(tls.key)")
            ]
        }
    }

    /// - Parameter end: the expiry of the first certificate of the chain to expire.
    static func expiry(_ end: Date, at now: Date) -> CheckFinding {
        let days = Int((end.timeIntervalSince(now) / 86_400).rounded(.down))
        let action = "renew it, then run 'systemctl reload rollcall-server'"
        if end <= now { return .bad("The TLS certificate has expired.", do: action) }
        return days < 30
            ? .warning("The TLS certificate expires in \(days) days.", do: action)
            : .ok("The TLS certificate is valid for \(days) more days.")
    }

    /// The findings about where the server may send requests.
    static func outgoing(_ configuration: ServerConfiguration) -> CheckFinding {
        guard !configuration.webhookAllow.isEmpty else {
            return .ok("Webhooks are sent only to public addresses over HTTPS.")
        }
        return .warning(
            "Admins can create webhooks to: \(configuration.webhookAllow.joined(separator: ", ")).",
            do: "remove entries that no webhook needs from webhook_allow, and add ports: http://10.0.0.7:9000")
    }

    /// If a server on loopback has names other than this machine's, it is reached through a proxy, which must report
    /// the client's address.
    static func proxy(_ configuration: ServerConfiguration) -> CheckFinding? {
        let names = configuration.hosts.filter { !Hosts.isLoopback(authority: $0) }
        guard ServerConfiguration.loopback.contains(configuration.host), !names.isEmpty,
            configuration.trustedProxies.isEmpty
        else { return nil }
        return .warning(
            """
            Requests for \(names.joined(separator: ", ")) arrive through a proxy that trusted_proxies does not name: \
            all callers share the rate limits of the proxy's address.
            """,
            do: "name the proxy in trusted_proxies, and make it send X-Forwarded-For and X-Forwarded-Proto")
    }

    private static func plain(_ configuration: ServerConfiguration) -> CheckFinding {
        guard ServerConfiguration.loopback.contains(configuration.host) else {
            return .bad(
                "Unencrypted HTTP leaves this machine: passwords and whereabouts can be read on the network.",
                do: "set tls.certificate and tls.key in the settings file, and remove insecure")
        }
        return configuration.isInsecureAllowed
            ? .warning("The setting insecure is on but not needed.", do: "remove insecure from the settings")
            : .ok("Unencrypted HTTP stays on this machine.")
    }
}
