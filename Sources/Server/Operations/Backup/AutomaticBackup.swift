import Foundation
import Logging
import Postgres

/// Backs up a private cluster into the data folder before migrations, as the way back to the previous version.
struct AutomaticBackup: Sendable {
    /// The number of backups that are kept, each made before a different migration.
    static let kept = 3

    /// The folder `backups` in the data folder.
    let folder: String
    let secretKeyFile: String
    let erasureFile: String

    init(_ configuration: ServerConfiguration) {
        folder = configuration.dataDirectory + "/backups"
        secretKeyFile = configuration.secretKeyFile
        erasureFile = configuration.erasureFile
    }

    /// Creates a backup with all sightings and deletes older ones.
    /// - Parameter migration: the first migration to be applied.
    /// - Throws: `BackupError`; in that case the migration must not run.
    func make(of database: ConnectionSettings, before migration: String, logger: Logger) async throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw BackupError.notWritable(folder, error)
        }
        let path = "\(folder)/\(Self.stamp(Date()))-before-\(migration).tar"
        let writing = BackupWriting(secretKeyFile: secretKeyFile, erasureFile: erasureFile, logger: logger)
        _ = try await writing.run(database, to: path, withSightings: true)
        logger.notice("The database was backed up before it is migrated.", metadata: ["file": "\(path)"])
        trim()
    }

    /// Of several backups before the same migration only the newest stays, since a server that fails to migrate is
    /// restarted often. A file that cannot be deleted stays; the deletion is retried after the next backup.
    private func trim() {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let own = found.filter(Self.isOwn).sorted()
        let newest = Dictionary(own.map { ($0.drop { $0 != "-" }, $0) }) { $1 }
        let kept = newest.values.sorted().suffix(Self.kept)
        for name in own where !kept.contains(name) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// Whether a file name has the form of these backups: a timestamp, `-before-`, a migration, `.tar`.
    private static func isOwn(_ name: String) -> Bool {
        guard let dash = name.firstIndex(of: "-"), name[dash...].hasPrefix("-before-"), name.hasSuffix(".tar"),
            name[..<dash].hasSuffix("Z")
        else { return false }
        let parts = name[..<dash].dropLast().split(separator: "T", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0].utf8.count == 8 && !parts[1].isEmpty
            && parts[0].allSatisfy(isDigit) && parts[1].allSatisfy { isDigit($0) || $0 == "." }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }

    /// A timestamp such as `20260901T083000.123Z`, so that names sort by time.
    private static func stamp(_ date: Date) -> String {
        let day = Date.ISO8601FormatStyle().year().month().day().dateSeparator(.omitted)
        return date.formatted(day.time(includingFractionalSeconds: true).timeSeparator(.omitted)) + "Z"
    }
}
