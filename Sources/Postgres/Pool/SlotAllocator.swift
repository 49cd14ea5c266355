/// The users of the exclusive connections. A value type: it makes the decisions, `ExclusiveConnections` connects and
/// resumes.
struct SlotAllocator {
    enum Grant {
        case connection(Connection)
        /// Room for one more connection, to be made by the receiver of the grant.
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

    /// Returns nil if the caller must wait.
    mutating func claim() -> Grant? {
        idle.removeAll { !$0.isOpen }
        guard used < limit else { return nil }
        used += 1
        // The most recently used one: it has the most prepared statements.
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

    /// Returns a connection after use; nil if it is no longer usable. Returns the waiter whose turn it is, if any.
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

    /// Removes and returns the waiters and the idle connections. Those in use are returned too, but stay leased.
    mutating func takeAll() -> Contents {
        defer { (idle, waiters) = ([], []) }
        return (waiters.map(\.continuation), idle, Array(leased.values))
    }
}
