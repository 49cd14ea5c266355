import Foundation
import ServiceLifecycle

/// Standard error, where a person reads along.
enum Terminal {
    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("error: \(text)\n".utf8))
    }
}
