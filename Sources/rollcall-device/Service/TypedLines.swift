import Foundation
import ServiceLifecycle

/// Lines of standard input, as they are typed.
enum TypedLines {
    static func stream() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
