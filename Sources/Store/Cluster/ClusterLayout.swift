import Foundation

/// The paths in the data folder. Only `postgres`, `socket` and `log` belong to the user PostgreSQL runs as, so that a root
/// server never writes where that user could have placed a link.
struct ClusterLayout: Sendable {
    static let port = 5432

    /// Absolute, without symbolic links in it where it exists.
    let folder: String

    init(dataDirectory: String) {
        folder = URL(filePath: dataDirectory, directoryHint: .isDirectory).resolvingSymlinksInPath().path(
            percentEncoded: false
        ).trimmingSuffix("/")
    }

    var lock: String { folder + "/lock" }
    /// What the last start of PostgreSQL said until its collector ran.
    var startLog: String { folder + "/postgres.log" }
    /// The folder of the collector's files.
    var logs: String { folder + "/log" }
    var configuration: String { folder + "/config" }
    var postgres: String { folder + "/postgres" }
    /// Where `initdb` works until all is there; a start that finds it finds the rest of one that was killed.
    var unfinished: String { folder + "/postgres.new" }
    var version: String { postgres + "/PG_VERSION" }
    var postmasterFile: String { postgres + "/postmaster.pid" }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> String {
        count > 1 && last == suffix ? String(dropLast()) : self
    }
}
