/// The callers that wait for answers of the broker, by packet number.
struct AwaitedAnswers {
    typealias Answer = Result<[UInt8], any Error>

    private var waiters: [Int32: (ticket: Int, answer: (Answer) -> Void)] = [:]
    private var lastTicket = 0

    /// Returns a ticket that identifies a caller before its packet has a number.
    mutating func nextTicket() -> Int {
        lastTicket += 1
        return lastTicket
    }

    mutating func await(_ packet: Int32, ticket: Int, _ answer: @escaping (Answer) -> Void) {
        waiters[packet] = (ticket, answer)
    }

    mutating func answer(_ packet: Int32, _ reasons: [UInt8]) {
        waiters.removeValue(forKey: packet)?.answer(.success(reasons))
    }

    /// Removes a caller that no longer waits: its answer will be ignored.
    mutating func abandon(_ ticket: Int) {
        guard let packet = waiters.first(where: { $0.value.ticket == ticket })?.key else { return }
        waiters.removeValue(forKey: packet)?.answer(.failure(CancellationError()))
    }

    mutating func failAll(_ error: MQTTError) {
        for (_, answer) in waiters.values { answer(.failure(error)) }
        waiters = [:]
    }
}
