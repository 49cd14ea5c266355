/// Values by key, of most keys just one: the first needs no array of its own, which would take more memory than it.
struct SmallMultimap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private var firsts: [Key: Value] = [:]
    private var others: [Key: [Value]] = [:]

    mutating func append(_ value: Value, for key: Key) {
        if firsts[key] == nil {
            firsts[key] = value
        } else {
            others[key, default: []].append(value)
        }
    }

    /// The first value of a key for which this holds, in the order in which they were appended.
    func first(of key: Key, where holds: (Value) -> Bool) -> Value? {
        guard let first = firsts[key] else { return nil }
        return holds(first) ? first : others.isEmpty ? nil : others[key]?.first(where: holds)
    }

    /// The value of a key for which this holds; nil if it holds for several.
    func only(of key: Key, where holds: (Value) -> Bool) -> Value? {
        guard let found = first(of: key, where: holds) else { return nil }
        let count = (firsts[key].map(holds) == true ? 1 : 0) + (others[key] ?? []).count(where: holds)
        return count == 1 ? found : nil
    }

    mutating func removeAll(of key: Key) {
        firsts[key] = nil
        others[key] = nil
    }

    /// Looks through all of it.
    mutating func removeAll(where holds: (Value) -> Bool) {
        let keys = firsts.filter { holds($0.value) }.map(\.key) + others.filter { $0.value.contains(where: holds) }.keys
        for key in Set(keys) {
            let left = ((firsts[key].map { [$0] } ?? []) + (others[key] ?? [])).filter { !holds($0) }
            removeAll(of: key)
            for value in left { append(value, for: key) }
        }
    }
}
