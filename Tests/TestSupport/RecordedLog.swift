public import Logging
import Synchronization

/// Keeps what is logged.
public final class RecordedLog: Sendable {
    private let lines = Mutex<[String]>([])

    public var messages: [String] { lines.withLock { $0 } }

    public init() {}

    public var logger: Logger {
        Logger(label: "test") { _ in Handler(log: self) }
    }

    private struct Handler: LogHandler {
        let log: RecordedLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.lines.withLock { $0.append("\(event.message)") }
        }
    }
}
