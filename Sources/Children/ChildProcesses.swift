import Foundation

/// The processes of a child that run in a folder, including those whose server was killed. They are identified by their
/// working folder and their program, so that a reused process number is not mistaken for one of them.
public struct ChildProcesses: Sendable {
    public let folder: String
    /// The names of the programs, as in `/proc/PID/comm`.
    public let programs: Set<String>
    /// The signals that ask a process to end, and that force it to.
    private let ask: Int32
    private let insist: Int32

    public init(folder: String, programs: Set<String>, ask: Int32, insist: Int32) {
        self.folder = folder
        self.programs = programs
        self.ask = ask
        self.insist = insist
    }

    /// - Returns: process numbers. A process that has ended and was not reaped yet has no folder and is not among them.
    public func running() -> [Int32] {
        var home = stat()
        let isThere = stat(folder, &home) == 0
        return Self.numbers().filter { process in
            var place = stat()
            guard stat("/proc/\(process)/cwd", &place) == 0 else { return false }
            let isHere = isThere && place.st_dev == home.st_dev && place.st_ino == home.st_ino
            return (isHere || livesInRemovedFolder(process)) && isOurs(process)
        }
    }

    /// Returns whether its working folder had this path, and was removed while it ran (proc_pid_cwd(5)).
    private func livesInRemovedFolder(_ process: Int32) -> Bool {
        let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
        return place == "\(folder) (deleted)"
    }

    /// Ends what an earlier server left behind: asks the first process to end, and then forces it to. After the first
    /// process was killed, its children end by themselves.
    /// - Returns: the processes that are still running.
    public func end(timeout: Duration = .seconds(30)) async throws -> [Int32] {
        let leaders = leaders()
        if let first = leaders.first, leaders.count == 1 { kill(first, ask) }
        if try await haveEnded(within: timeout) { return [] }
        for process in self.leaders() { kill(process, insist) }
        return try await haveEnded(within: timeout) ? [] : running()
    }

    /// Waits for processes that end a moment after the first; also in a cancelled task.
    public func settle(timeout: Duration = .seconds(10)) async {
        _ = await Task.detached { try? await haveEnded(within: timeout) }.value
    }

    /// Returns the first process; without one, all of its children that are still running.
    private func leaders() -> [Int32] {
        let processes = running()
        return processes.filter { Self.parent(of: $0).map(processes.contains) != true }
    }

    private func haveEnded(within timeout: Duration) async throws -> Bool {
        let deadline = ContinuousClock.now + timeout
        while !running().isEmpty {
            guard ContinuousClock.now < deadline else { return false }
            try await Task.sleep(for: .milliseconds(20))
        }
        return true
    }

    private func isOurs(_ process: Int32) -> Bool {
        let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        return name.map { programs.contains($0.trimmingCharacters(in: .newlines)) } ?? false
    }
}

extension ChildProcesses {
    /// - Returns: nil if there is no such process.
    public static func parent(of process: Int32) -> Int32? {
        field("PPid", of: process).flatMap { Int32($0) }
    }

    /// Returns whether a process has a handler of its own for a signal, and is not ended by it (proc_pid_status(5),
    /// `SigCgt`).
    public static func catches(_ signal: Int32, _ process: Int32) -> Bool {
        let mask = field("SigCgt", of: process).flatMap { UInt64($0, radix: 16) } ?? 0
        return mask >> (UInt64(signal) - 1) & 1 == 1
    }

    /// Returns whether a child has ended, even if it was not reaped yet.
    public static func hasEnded(_ child: Int32) -> Bool {
        var information = siginfo_t()
        let answer = waitid(P_PID, UInt32(child), &information, WEXITED | WNOHANG | WNOWAIT)
        return answer != 0 || information.si_signo == SIGCHLD
    }

    private static func field(_ name: String, of process: Int32) -> String? {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        return line.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    private static func numbers() -> [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
    }
}
