import ArgumentParser
import Foundation

/// Standard error, where a person reads along.
enum Terminal {
    /// A line can be drawn again in place.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func complain(_ text: String) {
        write("error: \(text)\n")
    }
}
