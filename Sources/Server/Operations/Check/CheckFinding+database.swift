import Store

extension CheckFinding {
    /// The findings about a database's settings and its connection.
    static func settings(_ facts: DatabaseFacts, isPrivate: Bool) -> [CheckFinding] {
        [
            version(facts), silence(facts, isPrivate: isPrivate), overrides(facts), durability(facts),
            checksums(facts, isPrivate: isPrivate), reach(facts, isPrivate: isPrivate), lead(facts),
            facts.pending.isEmpty
                ? .ok("The schema of the database is up to date.")
                : .warning(
                    "Some migrations are not applied yet: \(facts.pending.joined(separator: ", ")).",
                    do: "run 'rollcall-server migrate', or start the server"),
        ]
    }

    /// The problems that would make a migration refuse the database.
    static func fitness(_ fitness: DatabaseFitness) -> [CheckFinding] {
        let problems = fitness.problems(needed: ServerPools.connections)
        guard problems.isEmpty else { return problems.map { .bad($0.message, do: $0.hint) } }
        return [.ok("The database uses UTF-8 and allows the server \(fitness.connections) connections.")]
    }

    private static func version(_ facts: DatabaseFacts) -> CheckFinding {
        facts.version >= 150_000
            ? .ok("PostgreSQL \(facts.version / 10_000) is recent enough.")
            : .bad(
                "PostgreSQL \(facts.version / 10_000) is older than 15.", do: "move the database to a newer release")
    }

    /// Values that are as good as those of the private cluster.
    private static let alsoSilent: [String: Set<String>] = [
        "log_min_messages": ["fatal", "panic"], "log_min_error_statement": ["fatal"],
    ]

    private static func silence(_ facts: DatabaseFacts, isPrivate: Bool) -> CheckFinding {
        let loud = PrivateCluster.LogSilence.settings.filter { name, value in
            guard let found = facts.settings[name] else { return false }
            return found != value && alsoSilent[name]?.contains(found) != true
        }
        guard !loud.isEmpty else { return .ok("PostgreSQL's log contains no values of statements.") }
        let list = loud.map { "\($0.name)=\(facts.settings[$0.name] ?? "")" }.joined(separator: ", ")
        let changes = loud.map { "ALTER SYSTEM SET \($0.name) = '\($0.value)';" }.joined(separator: " ")
        return .bad(
            "PostgreSQL's log may contain values of statements, such as e-mail addresses: \(list).",
            do: isPrivate ? "restart the server" : "as a superuser: \(changes) SELECT pg_reload_conf();")
    }

    private static func overrides(_ facts: DatabaseFacts) -> CheckFinding {
        guard !facts.overrides.isEmpty else { return .ok("No role or database overrides the settings of the log.") }
        return .warning(
            """
            Roles or databases override the settings of PostgreSQL's log: \
            \(facts.overrides.joined(separator: ", ")).
            """,
            do: "as a superuser: ALTER ROLE … RESET … or ALTER DATABASE … RESET … for each of them")
    }

    private static func durability(_ facts: DatabaseFacts) -> CheckFinding {
        let off = ["fsync", "full_page_writes", "synchronous_commit"].filter { facts.settings[$0] == "off" }
        guard !off.isEmpty else { return .ok("Data is on disk before the server acknowledges it.") }
        return .bad(
            "A crash can lose acknowledged data: \(off.joined(separator: ", ")) is off.",
            do:
                """
                as a superuser: \(off.map { "ALTER SYSTEM RESET \($0);" }.joined(separator: " ")) SELECT \
                pg_reload_conf();
                """
        )
    }

    private static func checksums(_ facts: DatabaseFacts, isPrivate: Bool) -> CheckFinding {
        facts.settings["data_checksums"] == "on"
            ? .ok("The database's pages have checksums.")
            : .warning(
                "The database's pages have no checksums: damage on the disk is not detected.",
                do: "stop PostgreSQL and run 'pg_checksums --enable' on its data folder")
    }

    private static func reach(_ facts: DatabaseFacts, isPrivate: Bool) -> CheckFinding {
        if isPrivate {
            return facts.settings["listen_addresses"] == ""
                ? .ok("The private PostgreSQL listens on no port.")
                : .bad("The private PostgreSQL listens on a port.", do: "restart the server")
        }
        return facts.isLocal || facts.isEncrypted
            ? .ok("The connection to the database is encrypted, or stays on this machine.")
            : .bad(
                "The connection to the database leaves this machine unencrypted.",
                do: "add sslmode=verify-full and sslrootcert=FILE to the database URL")
    }

    private static func lead(_ facts: DatabaseFacts) -> CheckFinding {
        let seconds = Int(facts.lead.magnitude.rounded())
        guard seconds >= 2 else { return .ok("The database's clock and this machine's differ by less than 2 s.") }
        let what = "The database's clock and this machine's differ by \(seconds) s."
        let action = "run 'timedatectl set-ntp true' on both machines"
        return seconds < 10 ? .warning(what, do: action) : .bad(what, do: action)
    }
}
