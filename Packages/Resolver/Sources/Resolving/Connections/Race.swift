/// Attempts that are begun in sequence, each some time after the previous one or as soon as that has failed, until one
/// succeeds (RFC 8305, 5).
enum Race {
    private enum Event<Value: Sendable>: Sendable {
        case won(Value)
        case lost(any Error)
        /// The time of this attempt is over without a result; the next begins.
        case turn(after: Int)
    }

    /// - Returns: the value of the first that succeeds, or the errors of all, in the order in which they failed.
    static func run<Item: Sendable, Value: Sendable>(
        _ items: [Item], each delay: Duration, _ attempt: @escaping @Sendable (Item) async throws -> Value
    ) async -> Result<Value, RaceLost> {
        await withTaskGroup(of: Event<Value>.self) { group in
            var begun = 0
            var errors: [any Error] = []
            begin(&group, items, &begun, delay, attempt)
            for await event in group {
                switch event {
                case .won(let value):
                    group.cancelAll()
                    return .success(value)
                case .lost(let error):
                    errors.append(error)
                    if errors.count == items.count { group.cancelAll() }
                    begin(&group, items, &begun, delay, attempt)
                case .turn(let number):
                    if number == begun { begin(&group, items, &begun, delay, attempt) }
                }
            }
            return .failure(RaceLost(errors: errors))
        }
    }

    private static func begin<Item: Sendable, Value: Sendable>(
        _ group: inout TaskGroup<Event<Value>>, _ items: [Item], _ begun: inout Int, _ delay: Duration,
        _ attempt: @escaping @Sendable (Item) async throws -> Value
    ) {
        guard begun < items.count, !group.isCancelled else { return }
        let item = items[begun]
        begun += 1
        let number = begun
        group.addTask {
            do {
                return .won(try await attempt(item))
            } catch {
                return .lost(error)
            }
        }
        guard begun < items.count else { return }
        group.addTask {
            // The sleep ends early only if the race is over.
            try? await Task.sleep(for: delay)
            return .turn(after: number)
        }
    }
}

struct RaceLost: Error {
    let errors: [any Error]
}
