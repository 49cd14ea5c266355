import Children
import Foundation

/// The folder with PostgreSQL's programs, and their major release.
struct PostgresInstallation: Sendable, Hashable {
    let major: Int
    let programs: String

    var initdb: String { programs + "/initdb" }
    var postgres: String { programs + "/postgres" }

    /// Returns Debian's installations, the highest major release first; if there are none, the programs in `PATH`.
    static func all(account: ChildAccount) async -> [Self] {
        let debian = debian()
        guard debian.isEmpty else { return debian }
        return await inPath(account: account).map { [$0] } ?? []
    }

    /// - Parameter major: the release that created the cluster; nil if there is none yet.
    static func find(major: Int?, layout: ClusterLayout, account: ChildAccount) async throws -> Self {
        let installed = await all(account: account)
        guard let highest = installed.first else { throw ClusterError.noPostgres }
        guard let major else { return highest }
        guard let same = installed.first(where: { $0.major == major }) else {
            throw ClusterError.otherMajor(layout.postgres, found: major, installed: installed.map(\.major))
        }
        return same
    }

    private static func debian(root: String = "/usr/lib/postgresql") -> [Self] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return
            folders
            .compactMap { name in Int(name).map { Self(major: $0, programs: "\(root)/\(name)/bin") } }
            .filter(\.isComplete)
            .sorted { $0.major > $1.major }
    }

    private static func inPath(account: ChildAccount) async -> Self? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        guard let folder = folders.first(where: { Self(major: 0, programs: $0).isComplete }) else { return nil }
        let tool = ClusterLayout.Tool(path: folder + "/postgres", arguments: ["--version"])
        guard let answer = try? await tool.run(as: account), answer.succeeded else { return nil }
        return Self(versionLine: answer.output, programs: folder)
    }

    /// Parses a line such as `postgres (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)`.
    init?(versionLine: String, programs: String) {
        guard let number = versionLine.split(separator: ") ").dropFirst().first,
            let major = Int(number.prefix(while: \.isNumber))
        else { return nil }
        self.init(major: major, programs: programs)
    }

    init(major: Int, programs: String) {
        self.major = major
        self.programs = programs
    }

    private var isComplete: Bool {
        [initdb, postgres].allSatisfy(FileManager.default.isExecutableFile(atPath:))
    }
}
