public import Logging
import Synchronization

/// The log of a node on standard error, whose level may be changed for all loggers at once.
public final class NodeLog: Sendable {
    private let shared: Mutex<Logger.Level>

    public init(level: Logger.Level = .info) {
        shared = Mutex(level)
    }

    public var level: Logger.Level {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// - Parameter make: creates the handler that writes; standard error's by default.
    public func logger(
        label: String, _ make: (String) -> any LogHandler = { StreamLogHandler.standardError(label: $0) }
    ) -> Logger {
        Logger(label: label) { Handler(log: self, base: make($0)) }
    }

    private struct Handler: LogHandler {
        let log: NodeLog
        var base: any LogHandler

        var metadata: Logger.Metadata {
            get { base.metadata }
            set { base.metadata = newValue }
        }

        var metadataProvider: Logger.MetadataProvider? {
            get { base.metadataProvider }
            set { base.metadataProvider = newValue }
        }

        /// The node's level: no logger has a level of its own.
        var logLevel: Logger.Level {
            get { log.level }
            set { log.level = newValue }
        }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { base[metadataKey: key] }
            set { base[metadataKey: key] = newValue }
        }

        func log(event: LogEvent) {
            base.log(event: event)
        }
    }
}
