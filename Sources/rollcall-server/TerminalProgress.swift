import Foundation
import Synchronization
import UnixSignals

extension ServerCommand {
    /// The progress of work, on one line of a terminal; nothing is shown if standard error is not a terminal.
    final class TerminalProgress: Sendable {
        /// The number of bytes between two updates.
        private static let step: Int64 = 1 << 20

        private let name: String
        private let isShown = isatty(STDERR_FILENO) == 1
        private let shown = Mutex<Int64>(0)

        init(_ name: String) {
            self.name = name
        }

        /// - Parameter bytes: the number of bytes processed.
        @Sendable func show(_ bytes: Int64) {
            guard isShown else { return }
            shown.withLock { shown in
                guard bytes - shown >= Self.step else { return }
                shown = bytes
                write("\r\(name): \(bytes >> 20) MiB")
            }
        }

        /// Removes the line.
        func end() {
            guard isShown else { return }
            write("\r\u{1b}[K")
        }

        private func write(_ text: String) {
            FileHandle.standardError.write(Data(text.utf8))
        }
    }

    struct Stopped: Error, CustomStringConvertible {
        let description = "The command was stopped by a signal. Its incomplete output was removed."
    }

    /// Runs work that cleans up when it is cancelled, as by SIGINT and SIGTERM.
    static func untilSignal<Result: Sendable>(
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
        return try await withThrowingTaskGroup(of: Result?.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await body() }
            group.addTask {
                for await _ in signals { throw Stopped() }
                return nil
            }
            while let result = try await group.next() {
                if let result { return result }
            }
            throw CancellationError()
        }
    }
}
