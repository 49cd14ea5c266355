import Foundation

/// The processes of PostgreSQL that live in a data folder, also those whose server was killed. They are known by their
/// working folder, which is the data folder for all of them, so that a process number given out again deceives nobody.
struct ClusterProcesses: Sendable {
    let folder: String

    /// - Returns: process numbers. A process that has ended and was not collected yet has no folder and is not among
    ///   them.
    func running() -> [Int32] {
        var home = stat()
        guard stat(folder, &home) == 0 else { return [] }
        return Self.numbers().filter { process in
            var place = stat()
            guard stat("/proc/\(process)/cwd", &place) == 0 else { return false }
            return place.st_dev == home.st_dev && place.st_ino == home.st_ino && Self.isPostgres(process)
        }
    }

    /// Ends what an earlier server left behind: a fast shutdown, then an immediate one.
    ///
    /// Where the postmaster was killed, its children end by themselves.
    /// - Throws: `ClusterError.leftoverProcesses` when neither helps.
    func clear(patience: Duration = .seconds(30)) async throws {
        let leaders = leaders()
        if let postmaster = leaders.first, leaders.count == 1 { kill(postmaster, SIGINT) }
        if try await haveEnded(within: patience) { return }
        for process in self.leaders() { kill(process, SIGQUIT) }
        guard try await haveEnded(within: patience) else {
            throw ClusterError.leftoverProcesses(folder, running())
        }
    }

    /// Waits for the collector of the log, which ends a moment after the postmaster; also in a task that was cancelled.
    func settle(patience: Duration = .seconds(10)) async {
        _ = await Task.detached { try? await haveEnded(within: patience) }.value
    }

    /// The postmaster or `initdb`; without one, all the children that outlive it.
    private func leaders() -> [Int32] {
        let processes = running()
        return processes.filter { Self.parent(of: $0).map(processes.contains) != true }
    }

    private func haveEnded(within patience: Duration) async throws -> Bool {
        let deadline = ContinuousClock.now + patience
        while !running().isEmpty {
            guard ContinuousClock.now < deadline else { return false }
            try await Task.sleep(for: .milliseconds(20))
        }
        return true
    }
}

extension ClusterProcesses {
    /// - Returns: nil when there is no such process.
    static func parent(of process: Int32) -> Int32? {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("PPid:") }
        return line.flatMap { Int32($0.dropFirst(5).trimmingCharacters(in: .whitespaces)) }
    }

    private static func numbers() -> [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
    }

    private static func isPostgres(_ process: Int32) -> Bool {
        let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        return name == "postgres\n" || name == "initdb\n"
    }
}
