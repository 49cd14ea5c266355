public import OperatorErrors

/// Why the private cluster cannot be used, for the operator.
public typealias ClusterError = OperatorError<ClusterErrorCode>

public enum ClusterErrorCode: String, OperatorErrorCode {
    case alreadyRunning = "already_running"
    case folderNotWritable = "folder_not_writable"
    case folderUnreachable = "folder_unreachable"
    case foreignFiles = "foreign_files"
    case foreignOwner = "foreign_owner"
    case halfRestored = "half_restored"
    case initdbFailed = "initdb_failed"
    case leftoverProcesses = "leftover_processes"
    case noPostgres = "no_postgres"
    case noUser = "no_user"
    case notACluster = "not_a_cluster"
    case notEmpty = "not_empty"
    case otherMajor = "other_major"
    case socketFolderRefused = "socket_folder_refused"
    case startFailed = "start_failed"
    case stopped = "stopped"
}

extension ClusterError {
    static func alreadyRunning(_ folder: String, holder: String?) -> Self {
        let stop = holder.map { "stop the other server with 'kill \($0)'" } ?? "stop the other server first"
        return Self(
            .alreadyRunning, "Another Rollcall server is using '\(folder)'.",
            cause: holder.map { "process \($0) holds the folder's lock" } ?? "the folder's lock is held",
            hint: "\(stop), or choose another folder with --data-dir")
    }

    static func notWritable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .folderNotWritable, "The data folder cannot be used: '\(path)'.", cause: "\(cause)",
            hint: "check it with 'ls -ld \(path)'; run the server as its owner, or choose another with --data-dir")
    }

    static func unreachable(_ parent: String, user: String, folder: String) -> Self {
        Self(
            .folderUnreachable, "PostgreSQL's user '\(user)' cannot reach '\(folder)'.",
            cause: "'\(user)' has no permission to enter '\(parent)'",
            hint: "run 'chmod o+x \(parent)', or choose another folder, such as --data-dir /var/lib/rollcall")
    }

    static func foreignFiles(_ folder: String, found: [String]) -> Self {
        let shown = found.sorted().prefix(5).joined(separator: ", ")
        return Self(
            .foreignFiles, "'\(folder)' contains files of other programs.",
            cause: found.contains("PG_VERSION") ? "the folder is a PostgreSQL cluster" : "found \(shown)",
            hint: "choose a new or empty folder with --data-dir, such as '\(folder)/rollcall'")
    }

    static func foreignOwner(_ path: String, owner: String, user: String) -> Self {
        Self(
            .foreignOwner, "The cluster in '\(path)' belongs to '\(owner)', but PostgreSQL would run as '\(user)'.",
            hint: "start the server as '\(owner)', or run 'chown -R \(user): \(path)'")
    }

    static func notACluster(_ path: String, cause: String) -> Self {
        Self(
            .notACluster, "'\(path)' is not a PostgreSQL cluster.", cause: cause,
            hint: "restore the folder from a backup, or start empty after 'mv \(path) \(path).old'")
    }

    static func halfRestored(_ folder: String) -> Self {
        Self(
            .halfRestored, "A restore into '\(folder)' was interrupted.",
            hint: "run 'rollcall-server restore' again, or start with an empty school after 'rm -r \(folder)/restore'")
    }

    static func notEmpty(_ folder: String) -> Self {
        Self(
            .notEmpty, "The folder '\(folder)' already contains a cluster.",
            hint: "rename it with 'mv \(folder) \(folder).old', or choose another folder with --data-dir")
    }

    static func socketFolderRefused(_ path: String, cause: String) -> Self {
        Self(
            .socketFolderRefused, "The folder for PostgreSQL's socket cannot be used: '\(path)'.", cause: cause,
            hint: "check it with 'ls -ld \(path)' and remove it, or choose a shorter --data-dir")
    }
}

extension ClusterError {
    static var noPostgres: Self {
        Self(
            .noPostgres, "PostgreSQL is not installed.",
            cause: "neither /usr/lib/postgresql/*/bin nor PATH contains 'initdb' and 'postgres'",
            hint: "run 'apt-get install postgresql', or give the URL of a database in ROLLCALL_DATABASE_URL")
    }

    static var noPostgresUser: Self {
        Self(
            .noUser, "The user 'postgres', as which PostgreSQL runs, does not exist.",
            cause: "root started the server, but PostgreSQL refuses to run as root",
            hint: "run 'adduser --system --group postgres', or start the server as an ordinary user")
    }

    static func namelessUser(_ id: UInt32) -> Self {
        Self(
            .noUser, "The user with number \(id) has no name.",
            cause: "PostgreSQL identifies users by their names",
            hint: "add the user with 'useradd --uid \(id) rollcall', or start the server as another user")
    }

    static func otherMajor(_ folder: String, found: Int, installed: [Int]) -> Self {
        let here = installed.map(String.init).joined(separator: ", ")
        return Self(
            .otherMajor, "'\(folder)' was made by PostgreSQL \(found), which is not installed.",
            cause: "installed: \(here)",
            hint:
                """
                run 'apt-get install postgresql-\(found)', or dump the data with the old release and restore it with \
                the new one
                """
        )
    }

    static func initdbFailed(_ folder: String, output: String) -> Self {
        Self(
            .initdbFailed, "The cluster could not be created in '\(folder)'.", output: output,
            hint: "check the free space with 'df -h \(folder)', fix the cause and start the server again")
    }

    static func startFailed(_ log: String, output: String) -> Self {
        Self(
            .startFailed, "PostgreSQL did not start.", output: output,
            hint: "read the log with 'tail -n 50 \(log)'")
    }

    static func stopped(_ log: String, output: String) -> Self {
        Self(
            .stopped, "PostgreSQL stopped too often and is not started again.", output: output,
            hint: "read the log with 'tail -n 50 \(log)', fix the cause and start the server again")
    }

    static func leftoverProcesses(_ folder: String, _ processes: [Int32]) -> Self {
        let list = processes.map(String.init).joined(separator: " ")
        return Self(
            .leftoverProcesses, "Processes of an earlier PostgreSQL on '\(folder)' cannot be stopped.",
            cause: "still running: \(list)", hint: "run 'kill -9 \(list)' and start the server again")
    }
}
