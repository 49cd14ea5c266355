import Synchronization

/// The connections that are encrypted with TLS.
final class SecuredConnections: Sendable {
    private let known = Mutex<Set<ObjectIdentifier>>([])

    func contain(_ connection: ObjectIdentifier) -> Bool { known.withLock { $0.contains(connection) } }

    func enter(_ connection: ObjectIdentifier) { known.withLock { _ = $0.insert(connection) } }

    func leave(_ connection: ObjectIdentifier) { known.withLock { _ = $0.remove(connection) } }
}
