/// Values by key, usually one for each: the first is stored without an array, which would take more memory than the
/// value.
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

    /// Returns the first value of a key that satisfies the predicate, in insertion order.
    func first(of key: Key, where holds: (Value) -> Bool) -> Value? {
        guard let first = firsts[key] else { return nil }
        return holds(first) ? first : others.isEmpty ? nil : others[key]?.first(where: holds)
    }

    /// Returns the value of a key that satisfies the predicate; nil if several do.
    func only(of key: Key, where holds: (Value) -> Bool) -> Value? {
        guard let found = first(of: key, where: holds) else { return nil }
        let count = (firsts[key].map(holds) == true ? 1 : 0) + (others[key] ?? []).count(where: holds)
        return count == 1 ? found : nil
    }

    mutating func removeAll(of key: Key) {
        firsts[key] = nil
        others[key] = nil
    }

    /// Removes all values that satisfy the predicate, by scanning all of them.
    mutating func removeAll(where holds: (Value) -> Bool) {
        let keys = firsts.filter { holds($0.value) }.map(\.key) + others.filter { $0.value.contains(where: holds) }.keys
        for key in Set(keys) {
            let left = ((firsts[key].map { [$0] } ?? []) + (others[key] ?? [])).filter { !holds($0) }
            removeAll(of: key)
            for value in left { append(value, for: key) }
        }
    }
}
