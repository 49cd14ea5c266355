import Synchronization

/// Shares one read among callers with the same question: those who arrive during a read wait for the next one, which is
/// made once for all of them. An answer never contains data that was read before its question.
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// The keys that are being read, and the callers that wait for the next read.
    private let waiting = Mutex<[Key: [CheckedContinuation<Value, any Error>]]>([:])

    public init() {}

    /// Returns the value. An error of a read is thrown to all of its callers.
    /// - Parameter read: must have the same result for every caller with this key.
    public func value(for key: Key, _ read: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = waiting.withLock { waiting in
                let isFirst = waiting[key] == nil
                waiting[key, default: []].append(continuation)
                return isFirst
            }
            if isFirst { Task { await work(key, read) } }
        }
    }

    /// Returns how many callers wait for the next read.
    public func waiting(for key: Key) -> Int { waiting.withLock { $0[key]?.count ?? 0 } }

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

    /// Returns the callers of the next read; nil if there are none, which ends the work.
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
