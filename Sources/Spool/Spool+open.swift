import Foundation
import GRDB

extension Spool {
    /// Opens the spool at `path`, making file and folder where there are none.
    ///
    /// A damaged file is moved aside, its name in `damagedFile`, and a new one with a new identity takes its place.
    /// - Throws: `SpoolError` where the file is in use, of a later version, or cannot be read or written.
    public static func open(path: String, limit: SpoolLimit = .standard) throws -> Spool {
        do {
            try makeFolder(of: path)
            return try openFile(path: path, limit: limit, damagedFile: nil)
        } catch let error as DatabaseError where SpoolError.isDamage(error) {
            return try openInPlaceOfDamaged(path: path, limit: limit)
        } catch let error as DatabaseError {
            throw SpoolError(error, path: path)
        }
    }

    private static func openFile(path: String, limit: SpoolLimit, damagedFile: String?) throws -> Spool {
        Spool(path: path, limit: limit, opened: try SpoolFile(path: path), damagedFile: damagedFile)
    }

    private static func openInPlaceOfDamaged(path: String, limit: SpoolLimit) throws -> Spool {
        do {
            let damaged = try moveAside(path)
            return try openFile(path: path, limit: limit, damagedFile: damaged)
        } catch let error as DatabaseError {
            throw SpoolError(error, path: path)
        }
    }

    private static func makeFolder(of path: String) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SpoolError(
                .unusable, "The folder \(folder.path) of the spool cannot be made",
                hint: "Make it, or name another spool.", cause: error)
        }
    }

    /// The write-ahead log goes along: without it the file is worth less to whoever looks into the damage.
    private static func moveAside(_ path: String) throws -> String {
        let aside = "\(path).damaged-\(UUID().uuidString.prefix(8).lowercased())"
        do {
            try FileManager.default.moveItem(atPath: path, toPath: aside)
            for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            throw SpoolError(
                .unusable, "The spool \(path) is damaged and cannot be moved aside",
                hint: "Move it yourself: mv \(path) \(aside)", cause: error)
        }
        return aside
    }
}
