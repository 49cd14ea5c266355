import Foundation
import HCI

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
        file("spool", of: adapter, in: folder ?? path(environment: environment))
    }

    /// Other spools in the folder of a spool that is not there yet: what waits in one of an adapter that was named
    /// otherwise is sent by no person.
    static func spools(besideNew file: String) -> [String] {
        guard !FileManager.default.fileExists(atPath: file) else { return [] }
        let folder = URL(filePath: file).deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".spool") }.sorted()
    }

    /// The file of the UUIDs that what an adapter hears is forwarded for.
    static func uuids(in folder: String?, adapter: String, environment: [String: String]) -> String {
        file("uuids", of: adapter, in: folder ?? path(environment: environment))
    }

    /// The file of the settings that the server handed out for an adapter's node.
    static func settings(in folder: String?, adapter: String, environment: [String: String]) -> String {
        file("settings", of: adapter, in: folder ?? path(environment: environment))
    }

    /// The file of the keys that an adapter advertises.
    static func advertised(in folder: String?, adapter: String, environment: [String: String]) -> String {
        file("beacon", of: adapter, in: folder ?? path(environment: environment))
    }

    /// - Parameter adapter: as it was asked for: by name or by address.
    private static func file(_ kind: String, of adapter: String, in folder: String) -> String {
        "\(folder)/\(AdapterReference(adapter).fileName).\(kind)"
    }
}
