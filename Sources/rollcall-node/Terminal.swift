import ArgumentParser
import Foundation

/// Standard error, for a person at the terminal.
enum Terminal {
    /// Whether a line can be redrawn in place.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func complain(_ text: String) {
        write("error: \(text)\n")
    }
}
