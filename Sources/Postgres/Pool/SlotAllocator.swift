/// Who has which exclusive connection. A value: it decides, `ExclusiveConnections` connects and resumes.
struct SlotAllocator {
    enum Grant {
        case connection(Connection)
        /// Room for one connection more, to be made by the caller who gets it.
        case room
    }

    typealias Contents = (waiters: [Waiter], idle: [Connection], leased: [Connection])
    typealias Waiter = CheckedContinuation<Grant, any Error>

    private let limit: Int
    private var idle: [Connection] = []
    private var waiters: [(id: Int, continuation: Waiter)] = []
    private var lastWaiter = 0
    private var leased: [ObjectIdentifier: Connection] = [:]
    /// Connections in use or being made.
    private var used = 0
    private(set) var isClosed = false

    init(limit: Int) {
        self.limit = limit
    }

    var waiterCount: Int { waiters.count }
    var connections: [Connection] { idle + leased.values }

    /// Nil when the caller has to wait.
    mutating func claim() -> Grant? {
        idle.removeAll { !$0.isOpen }
        guard used < limit else { return nil }
        used += 1
        // The one used last: it has the most prepared.
        return idle.popLast().map(Grant.connection) ?? .room
    }

    mutating func nextWaiter() -> Int {
        lastWaiter += 1
        return lastWaiter
    }

    mutating func wait(_ id: Int, _ continuation: Waiter) {
        waiters.append((id, continuation))
    }

    mutating func stopWaiting(_ id: Int) -> Waiter? {
        guard let index = waiters.firstIndex(where: { $0.id == id }) else { return nil }
        return waiters.remove(at: index).continuation
    }

    mutating func lease(_ connection: Connection) {
        leased[ObjectIdentifier(connection)] = connection
    }

    mutating func endLease(_ connection: Connection) {
        leased[ObjectIdentifier(connection)] = nil
    }

    /// A user is done. `connection` is nil when it is of no further use. Gives the waiter whose turn it is, if any.
    mutating func giveBack(_ connection: Connection?) -> (Waiter, Grant)? {
        if !waiters.isEmpty {
            return (waiters.removeFirst().continuation, connection.map(Grant.connection) ?? .room)
        }
        used -= 1
        if let connection, !isClosed { idle.append(connection) }
        return nil
    }

    mutating func close() -> Contents {
        isClosed = true
        return takeAll()
    }

    /// Gives those who wait and the connections. Those in use stay until they are given back.
    mutating func takeAll() -> Contents {
        defer { (idle, waiters) = ([], []) }
        return (waiters.map(\.continuation), idle, Array(leased.values))
    }
}
