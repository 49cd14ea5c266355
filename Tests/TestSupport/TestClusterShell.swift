import Foundation

/// A shell that owns the server's process and folder. It lives as long as the pipe to it: when the test process is
/// gone, however it went, the shell stops the server and removes the folder.
///
/// Unchecked: the file handles are used by one command at a time, on `queue`.
final class TestClusterShell: @unchecked Sendable {
    private static let script = """
        trap '' HUP INT TERM
        # Thousands of databases are made and dropped: in memory that costs half of what it does on a disk.
        base=/tmp
        memory=$(awk '$1 == "MemAvailable:" { print $2 }' /proc/meminfo)
        shared=$(df --output=avail /dev/shm 2>/dev/null | tail -n 1)
        if [ "${shared:-0}" -gt 4000000 ] && [ "${memory:-0}" -gt 8000000 ]; then base=/dev/shm; fi
        folder=$(mktemp -d "$base/rollcall-test-XXXXXX") || exit 1
        log=$folder/log
        start() {
            "$1/pg_ctl" -D "$folder/data" -l "$log" -w -s -o "-k $folder $2" start >>"$log" 2>&1
        }
        each() {
            postmaster=$(head -n 1 "$folder/data/postmaster.pid")
            kill "$1" "$postmaster" || return
            # One that ended since it was listed is gone.
            for child in $(cat "/proc/$postmaster/task/$postmaster/children"); do
                kill "$1" "$child" 2>>"$log" || true
            done
        }
        pause() { each -STOP; }
        resume() { each -CONT; }
        stop() {
            resume
            "$1/pg_ctl" -D "$folder/data" -m immediate -w -s stop >>"$log" 2>&1
        }
        answer() {
            if [ "$1" = 0 ]; then echo "$folder"; else echo "failed: $(tail -n 5 "$log" | tr '\\n' ' ')"; fi
        }
        "$1/initdb" -D "$folder/data" -A trust -U postgres -N -E UTF8 --no-locale >"$log" 2>&1 && start "$1" "$2"
        answer $?
        while read -r command; do
            "$command" "$1" "$2"
            answer $?
        done
        stop "$1"
        rm -rf "$folder"
        """

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let queue = DispatchQueue(label: "test-cluster")

    init(programs: String, serverOptions: String) throws {
        let isRoot = geteuid() == 0
        let identity = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = (isRoot ? identity : []) + ["sh", "-c", Self.script, "sh", programs, serverOptions]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardInput = input
        process.standardOutput = output
        // Programs that other tests start must not keep the shell alive.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
    }

    /// The server's folder, once it answers.
    func started() async throws -> String {
        try await answer(to: nil)
    }

    func run(_ command: String) async throws {
        _ = try await answer(to: command)
    }

    private func answer(to command: String?) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try self.ask(command) }) }
        }
    }

    private func ask(_ command: String?) throws -> String {
        if let command { try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8)) }
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        let answer = String(decoding: line, as: UTF8.self)
        guard answer.hasPrefix("/") else { throw TestClusterError(reason: answer) }
        return answer
    }
}
