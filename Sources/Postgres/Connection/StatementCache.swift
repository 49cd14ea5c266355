internal import CPQ

/// Which statements the server has prepared on a connection, by text and types of the values. A value type: it makes
/// the decisions, and the connection sends.
struct StatementCache {
    struct Key: Hashable {
        let text: String
        let types: [Oid]
    }

    enum Plan: Equatable {
        /// Prepare under this name, then execute.
        case prepare(String)
        case execute(String)
        /// Another unit is preparing it, which may still fail: parse it for this use only.
        case once
    }

    private enum State: Equatable {
        case preparing(unit: Int)
        case ready
    }

    private struct Entry {
        let name: String
        var state: State
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func plan(_ key: Key, unit: Int) -> Plan {
        uses += 1
        guard let entry = entries[key] else {
            // Names are never reused, so that a name always means one statement.
            let name = "s\(uses)"
            entries[key] = Entry(name: name, state: .preparing(unit: unit), lastUse: uses)
            return .prepare(name)
        }
        entries[key]?.lastUse = uses
        return entry.state == .ready || entry.state == .preparing(unit: unit) ? .execute(entry.name) : .once
    }

    mutating func prepared(_ key: Key) {
        entries[key]?.state = .ready
    }

    mutating func forget(_ key: Key) -> String? {
        entries.removeValue(forKey: key)?.name
    }

    /// Forgets the least recently used statement if there are too many, and returns its name.
    mutating func evict() -> String? {
        guard entries.count > limit else { return nil }
        let oldest = entries.filter { $0.value.state == .ready }.min { $0.value.lastUse < $1.value.lastUse }
        return oldest.flatMap { forget($0.key) }
    }
}
