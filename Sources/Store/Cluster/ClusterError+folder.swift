extension ClusterError {
    static func alreadyRunning(_ folder: String, holder: String?) -> Self {
        let stop = holder.map { "stop it with 'kill \($0)'" } ?? "stop it first"
        return Self(
            .alreadyRunning, "Another Rollcall server runs on '\(folder)'.",
            cause: holder.map { "process \($0) holds the folder's lock" } ?? "the folder's lock is held",
            hint: "\(stop), or give this server another folder with --data-dir")
    }

    static func notWritable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .folderNotWritable, "The data folder cannot be used: '\(path)'.", cause: "\(cause)",
            hint: "look at it with 'ls -ld \(path)'; run the server as the owner, or choose another with --data-dir")
    }

    static func unreachable(_ parent: String, user: String, folder: String) -> Self {
        Self(
            .folderUnreachable, "PostgreSQL's user '\(user)' cannot reach '\(folder)'.",
            cause: "'\(parent)' does not let '\(user)' pass",
            hint: "run 'chmod o+x \(parent)', or choose another folder, such as --data-dir /var/lib/rollcall")
    }

    static func foreignFiles(_ folder: String, found: [String]) -> Self {
        let shown = found.sorted().prefix(5).joined(separator: ", ")
        return Self(
            .foreignFiles, "'\(folder)' holds files that are not Rollcall's.",
            cause: found.contains("PG_VERSION") ? "it is the data folder of a PostgreSQL cluster" : "found \(shown)",
            hint: "choose a new or empty folder with --data-dir, such as '\(folder)/rollcall'")
    }

    static func foreignOwner(_ path: String, owner: String, user: String) -> Self {
        Self(
            .foreignOwner, "The cluster in '\(path)' belongs to '\(owner)', and PostgreSQL is to run as '\(user)'.",
            hint: "start the server as '\(owner)', or run 'chown -R \(user): \(path)'")
    }

    static func notACluster(_ path: String, cause: String) -> Self {
        Self(
            .notACluster, "'\(path)' is not a PostgreSQL cluster.", cause: cause,
            hint: "restore the folder from a backup, or move it away with 'mv \(path) \(path).old' to begin anew")
    }

    static func socketFolderRefused(_ path: String, cause: String) -> Self {
        Self(
            .socketFolderRefused, "The folder for PostgreSQL's socket cannot be used: '\(path)'.", cause: cause,
            hint: "look at it with 'ls -ld \(path)' and remove it, or choose a shorter --data-dir")
    }
}
