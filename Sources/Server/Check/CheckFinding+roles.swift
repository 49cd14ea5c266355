import Store

extension CheckFinding {
    /// What the roles may do beyond their work.
    static func roles(_ facts: DatabaseFacts, isPrivate: Bool) -> [CheckFinding] {
        facts.roles.map(role) + [excess(facts, isPrivate: isPrivate)]
    }

    private static func role(_ role: DatabaseFacts.Role) -> CheckFinding {
        if role.isPowerful {
            return .bad(
                "The role \(role.name) is more than an ordinary one.",
                do:
                    "as a superuser: ALTER ROLE \(role.name) NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;"
            )
        }
        guard role.name != "rollcall_owner" else { return .ok("The role rollcall_owner is an ordinary one.") }
        if !role.others.isEmpty {
            let others = role.others.joined(separator: ", ")
            return .bad(
                "The role \(role.name) can become \(others).", do: "as a superuser: REVOKE \(others) FROM \(role.name);"
            )
        }
        if role.owned > 0 {
            return .bad(
                "The role \(role.name) owns \(role.owned) things; it is to own none.",
                do: "as a superuser: REASSIGN OWNED BY \(role.name) TO rollcall_owner;")
        }
        return .ok("The role \(role.name) is an ordinary one and owns nothing.")
    }

    private static func excess(_ facts: DatabaseFacts, isPrivate: Bool) -> CheckFinding {
        guard let excess = facts.excess else { return .ok("The role rollcall_report sees the reporting views alone.") }
        return .warning(
            "The role rollcall_report may use \(excess); simple.query is refused until that ends.",
            do: isPrivate
                ? "rollcall-server migrate" : "rollcall-server migrate --database-url with a superuser's login")
    }

    /// What stands open among the accounts.
    static func accounts(_ facts: AccountFacts) -> [CheckFinding] {
        [
            facts.isFactorRequired
                ? .ok("Admins and staff need a second factor.")
                : .warning("totp_required is off.", do: "rollcall config set totp_required true"),
            open(
                facts.adminsWithoutFactor, "admins without a second factor",
                do: "ask each to run rollcall totp enrol"),
            open(facts.staffWithoutFactor, "staff without a second factor", do: "ask each to run rollcall totp enrol"),
            open(
                facts.temporaryPasswords, "temporary passwords older than 30 days, which an admin knows",
                do: "have each changed, or disable the accounts with rollcall persons edit"),
            open(
                facts.claimCodes, "one-time codes for accounts that are not used yet",
                do: "see that each got to its person; another code for the same person ends it"),
            facts.sessionHours <= 24
                ? .ok("Sessions end within a day.")
                : .warning(
                    "Sessions last \(facts.sessionHours) hours.", do: "rollcall config set session_hours 12"),
        ]
    }

    private static func open(_ count: Int, _ what: String, do action: String) -> CheckFinding {
        count == 0 ? .ok("There are no \(what).") : .warning("There are \(what): \(count).", do: action)
    }
}
