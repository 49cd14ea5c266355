import Foundation
import HCI

/// Where a node keeps its persistent files, unless another folder was given.
public enum StateFolder {
    /// Returns the unit's own folder (systemd.exec(5), `StateDirectory`), or a system-wide one for root, or the user's
    /// own (XDG Base Directory Specification).
    static func path(environment: [String: String], isRoot: Bool = getuid() == 0) -> String {
        if let folder = environment["STATE_DIRECTORY"]?.split(separator: ":").first { return String(folder) }
        if isRoot { return "/var/lib/rollcall-node" }
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        return (environment["XDG_STATE_HOME"] ?? home + "/.local/state") + "/rollcall-node"
    }

    /// Returns the file of an adapter's spool in the given folder, or in the default one.
    public static func spool(in folder: String?, adapter: String, environment: [String: String]) -> String {
        file("spool", of: adapter, in: folder ?? path(environment: environment))
    }

    /// Returns other spools in the folder of a spool that does not exist yet: batches in the spool of an adapter that
    /// was named differently would never be sent.
    static func spools(besideNew file: String) -> [String] {
        guard !FileManager.default.fileExists(atPath: file) else { return [] }
        let folder = URL(filePath: file).deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".spool") }.sorted()
    }

    /// Returns the file of the UUIDs that are forwarded for an adapter.
    static func uuids(in folder: String?, adapter: String, environment: [String: String]) -> String {
        file("uuids", of: adapter, in: folder ?? path(environment: environment))
    }

    /// Returns the file of the settings that the server sent for an adapter's node.
    static func settings(in folder: String?, adapter: String, environment: [String: String]) -> String {
        file("settings", of: adapter, in: folder ?? path(environment: environment))
    }

    /// Returns the file of the keys that an adapter advertises.
    static func advertised(in folder: String?, adapter: String, environment: [String: String]) -> String {
        file("beacon", of: adapter, in: folder ?? path(environment: environment))
    }

    /// - Parameter adapter: the requested name or address.
    private static func file(_ kind: String, of adapter: String, in folder: String) -> String {
        "\(folder)/\(AdapterReference(adapter).fileName).\(kind)"
    }
}
