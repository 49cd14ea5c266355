extension ClusterError {
    static let noPostgres = Self(
        .noPostgres, "PostgreSQL is not installed.",
        cause: "no 'initdb' and 'postgres' in /usr/lib/postgresql/*/bin or in PATH",
        hint: "run 'apt-get install postgresql', or give the address of a database in ROLLCALL_DATABASE_URL")

    static let noPostgresUser = Self(
        .noUser, "There is no user 'postgres' for PostgreSQL to run as.",
        cause: "the server was started by root, and PostgreSQL refuses to run as root",
        hint: "run 'adduser --system --group postgres', or start the server as an ordinary user")

    static func namelessUser(_ id: UInt32) -> Self {
        Self(
            .noUser, "The user with number \(id) has no name.",
            cause: "PostgreSQL knows its users by name",
            hint: "add the user to /etc/passwd with 'useradd --uid \(id) rollcall', or start as another user")
    }

    static func otherMajor(_ folder: String, found: Int, installed: [Int]) -> Self {
        let here = installed.map(String.init).joined(separator: ", ")
        return Self(
            .otherMajor, "'\(folder)' was made by PostgreSQL \(found), which is not installed.",
            cause: "installed: \(here)",
            hint:
                "run 'apt-get install postgresql-\(found)', or dump the data with the old release and restore it in the new"
        )
    }

    static func initdbFailed(_ folder: String, output: String) -> Self {
        Self(
            .initdbFailed, "The cluster could not be made in '\(folder)'.", cause: output.lastLines(8),
            hint: "see that there is space with 'df -h \(folder)', mend the cause and start again")
    }

    static func startFailed(_ log: String, output: String) -> Self {
        Self(
            .startFailed, "PostgreSQL did not start.", cause: output.lastLines(8),
            hint: "read the log with 'tail -n 50 \(log)'")
    }

    static func stopped(_ log: String, output: String) -> Self {
        Self(
            .stopped, "PostgreSQL stopped again and again and is not started any more.", cause: output.lastLines(8),
            hint: "read the log with 'tail -n 50 \(log)', mend the cause and start the server again")
    }

    static func leftoverProcesses(_ folder: String, _ processes: [Int32]) -> Self {
        let list = processes.map(String.init).joined(separator: " ")
        return Self(
            .leftoverProcesses, "Processes of an earlier PostgreSQL on '\(folder)' do not end.",
            cause: "still there: \(list)", hint: "run 'kill -9 \(list)' and start again")
    }
}

extension String {
    /// The last `count` lines that say something.
    fileprivate func lastLines(_ count: Int) -> String {
        split(whereSeparator: \.isNewline).suffix(count).joined(separator: "\n")
    }
}
