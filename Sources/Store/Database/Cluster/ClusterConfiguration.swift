import Children
import Foundation

/// PostgreSQL's configuration, rewritten at each start in a folder that PostgreSQL's user can only read.
struct ClusterConfiguration: Sendable {
    let layout: ClusterLayout
    let account: ChildAccount
    let socket: SocketFolder
    var machine = ClusterMachine()

    /// Settings on the command line, which `ALTER SYSTEM` cannot override: access control, durability of commits, and
    /// logging.
    var held: [String] {
        [
            "config_file=\(layout.configuration)/postgresql.conf",
            "hba_file=\(layout.configuration)/pg_hba.conf",
            "ident_file=\(layout.configuration)/pg_ident.conf",
            "listen_addresses=",
            "unix_socket_directories=\(quotedSocketPath)",
            "unix_socket_permissions=0700",
            "port=\(ClusterLayout.port)",
            "fsync=on",
            "synchronous_commit=on",
            "full_page_writes=on",
        ] + logging
    }

    /// Settings in the file, so that `ALTER SYSTEM` can tune them.
    private var tunable: String {
        """
        # Written by Rollcall at each start, for this machine. To change a setting, use ALTER SYSTEM.
        max_connections = 100
        shared_buffers = '\(machine.sharedBuffers)MB'
        max_wal_size = '\(machine.walSize)MB'
        wal_compression = on
        jit = off
        timezone = 'UTC'
        log_timezone = 'UTC'
        log_checkpoints = off
        """
    }

    /// There is no `trust`: the operating system identifies the connecting user, and the map defines the permitted
    /// roles.
    private static let access = "local all all peer map=rollcall"
    private static let roles = ["postgres", "rollcall_owner", "rollcall_app", "rollcall_report"]

    func write() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: layout.configuration, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o755])
            try write(tunable, to: "postgresql.conf")
            try write(Self.access, to: "pg_hba.conf")
            try write(map, to: "pg_ident.conf")
        } catch {
            throw ClusterError.notWritable(layout.configuration, error)
        }
    }

    private func write(_ text: String, to name: String) throws {
        let path = "\(layout.configuration)/\(name)"
        try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }

    private var map: String {
        account.admitted
            .flatMap { user in Self.roles.map { "rollcall \"\(user)\" \($0)" } }
            .joined(separator: "\n")
    }

    /// The setting is a list: a comma in the path would split it.
    private var quotedSocketPath: String {
        "\"" + socket.path.replacing("\"", with: "\"\"") + "\""
    }
}

extension ClusterConfiguration {
    /// One log file for each day. `ServerLog` deletes files older than 14 days, as PostgreSQL cannot do that.
    var logging: [String] {
        [
            "log_destination=stderr",
            "logging_collector=on",
            "log_directory=\(layout.logs)",
            "log_filename=postgres-%Y-%m-%d_%H%M%S.log",
            "log_file_mode=0600",
            "log_rotation_age=1d",
            "log_rotation_size=10MB",
            "log_truncate_on_rotation=off",
        ] + PrivateCluster.LogSilence.settings.map { "\($0.name)=\($0.value)" }
    }
}
