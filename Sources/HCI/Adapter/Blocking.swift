import Dispatch

/// Runs system calls that wait for a device away from the threads that run tasks.
enum Blocking {
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(AdapterError) -> Value
    ) async throws(AdapterError) -> Value {
        let result: Result<Value, AdapterError> = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Result { () throws(AdapterError) in try work() })
            }
        }
        return try result.get()
    }
}
