import Phrases
import Synchronization
import Wire

/// One answer for all who ask the same: those who come while it is read wait for the next, which is read once for all
/// of them. No person is told anything that was read before they asked.
final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// What is read at the moment, and who waits for the next reading of it.
    private let waiting = Mutex<[Key: [CheckedContinuation<Value, any Error>]]>([:])

    /// Throws what reading throws, to all that it was read for.
    /// - Parameter read: must return the same for all callers with this key.
    func value(for key: Key, _ read: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = waiting.withLock { waiting in
                let isFirst = waiting[key] == nil
                waiting[key, default: []].append(continuation)
                return isFirst
            }
            if isFirst { Task { await work(key, read) } }
        }
    }

    /// How many wait for the next reading.
    func waiting(for key: Key) -> Int { waiting.withLock { $0[key]?.count ?? 0 } }

    private func work(_ key: Key, _ read: @Sendable () async throws -> Value) async {
        while let group = next(key) {
            do {
                let value = try await read()
                for continuation in group { continuation.resume(returning: value) }
            } catch {
                for continuation in group { continuation.resume(throwing: error) }
            }
        }
    }

    /// Those it is read for now; nil, and work ends, where there are none.
    private func next(_ key: Key) -> [CheckedContinuation<Value, any Error>]? {
        waiting.withLock { waiting in
            guard let group = waiting[key], !group.isEmpty else {
                waiting[key] = nil
                return nil
            }
            waiting[key] = []
            return group
        }
    }
}

/// What a list is asked for by: its type, the arguments as they came, and the reader's language.
struct ListKey: Hashable, Sendable {
    let type: RequestType
    let body: RequestBody
    /// In whose order names stand.
    let language: Language
}
