import Foundation

/// Where a node keeps what must outlive it, where nothing else was named.
public enum StateFolder {
    /// The unit's own folder (systemd.exec(5), `StateDirectory`), else one for all users' root, else the user's own
    /// (XDG Base Directory Specification).
    static func path(environment: [String: String], isRoot: Bool = getuid() == 0) -> String {
        if let folder = environment["STATE_DIRECTORY"]?.split(separator: ":").first { return String(folder) }
        if isRoot { return "/var/lib/rollcall-node" }
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        return (environment["XDG_STATE_HOME"] ?? home + "/.local/state") + "/rollcall-node"
    }

    /// The file of an adapter's spool in the folder that was named, or in the usual one.
    public static func spool(in folder: String?, adapter: String, environment: [String: String]) -> String {
        (folder ?? path(environment: environment)) + "/\(adapter).spool"
    }

    /// The file of the UUIDs that what an adapter hears is forwarded for.
    static func uuids(in folder: String?, adapter: String, environment: [String: String]) -> String {
        (folder ?? path(environment: environment)) + "/\(adapter).uuids"
    }

    /// The file of the settings that the server handed out for an adapter's node.
    static func settings(in folder: String?, adapter: String, environment: [String: String]) -> String {
        (folder ?? path(environment: environment)) + "/\(adapter).settings"
    }

    /// The file of the keys that an adapter advertises.
    static func advertised(in folder: String?, adapter: String, environment: [String: String]) -> String {
        (folder ?? path(environment: environment)) + "/\(adapter).beacon"
    }
}
