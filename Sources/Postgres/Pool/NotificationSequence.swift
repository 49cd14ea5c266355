internal import Logging

/// The notifications of some channels, over a connection of its own that is replaced when it is lost. It ends when the
/// pool is closed or the task is cancelled.
public struct NotificationSequence: AsyncSequence, Sendable {
    let connector: Connector
    let channels: [String]

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(sequence: self)
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        let sequence: NotificationSequence
        private var connection: Connection?
        private var events: ArraySlice<PostgresNotification.Event> = []

        init(sequence: NotificationSequence) {
            self.sequence = sequence
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> PostgresNotification.Event? {
            while events.isEmpty, !Task.isCancelled, !sequence.connector.isClosed {
                if let connection, connection.isOpen {
                    events = await connection.nextNotifications()[...]
                } else {
                    connection = await sequence.subscribe()
                    if connection != nil { return .listening }
                }
            }
            return events.popFirst()
        }
    }

    /// Returns nil if this attempt failed.
    private func subscribe() async -> Connection? {
        do {
            let connection = try await connector.connectListener()
            try await connection.pipeline(channels.map { Query(unescaped: "listen \($0.quotedIdentifier)") })
            return connection
        } catch {
            connector.logger.debug("Cannot listen: \(String(reflecting: error))")
            await connector.waitForRetry()
            return nil
        }
    }
}

extension String {
    fileprivate var quotedIdentifier: String {
        "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
