import Foundation
import ServiceLifecycle

/// Standard error, for a person at the terminal.
enum Terminal {
    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("error: \(text)\n".utf8))
    }
}
