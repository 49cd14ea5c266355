import Foundation
import Synchronization

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
}
