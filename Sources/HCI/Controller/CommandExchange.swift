import Synchronization

/// Sends commands and matches the answers, which arrive on the reading thread. The controller's owner ensures that only
/// one command is in progress at a time.
final class CommandExchange: Sendable {
    private struct State {
        var slot = Slot()
        var lastNumber: UInt64 = 0
        var end: AdapterError?
    }

    private let transport: any HCITransport
    private let timeout: Duration
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    init(transport: any HCITransport, timeout: Duration, clock: any Clock<Duration>) {
        self.transport = transport
        self.timeout = timeout
        self.clock = clock
    }

    /// Returns the return parameters of a command, whatever its status; the status is the first of them. Cancelling the
    /// task has no effect: even a cancelled task must be able to switch the radio off.
    func perform(_ command: HCICommand) async throws(AdapterError) -> [UInt8] {
        var timer: Task<Void, Never>?
        let reply = await withCheckedContinuation { continuation in
            timer = begin(command, continuation)
        }
        timer?.cancel()
        return try reply.get()
    }

    /// Returns the opcode of an answer to a command that was not sent here.
    func take(_ event: HCIEvent, allowedCommands: UInt8?) -> HCIOpcode? {
        defer { if let allowedCommands { allow(allowedCommands) } }
        switch event {
        case .commandComplete(let opcode, let parameters): return answer(opcode, parameters)
        // Success only means that the command was accepted: its Command Complete follows.
        case .commandStatus(.success, _): return nil
        case .commandStatus(let status, let opcode): return answer(opcode, [status.rawValue])
        default: return nil
        }
    }

    /// Fails the command in progress, and every later one. A transport that was closed from this side also counts as
    /// gone.
    func finish(_ error: AdapterError?) {
        let error = error ?? .gone(transport.adapter)
        let pending = state.withLock { state in
            state.end = error
            return state.slot.abandon()
        }
        pending?.continuation.resume(returning: .failure(error))
    }

    private func begin(
        _ command: HCICommand, _ continuation: CheckedContinuation<Slot.Reply, Never>
    ) -> Task<Void, Never>? {
        let begun: Result<(UInt64, HCICommand?), AdapterError> = state.withLock { state in
            if let end = state.end { return .failure(end) }
            state.lastNumber += 1
            let pending = Slot.Pending(number: state.lastNumber, command: command, continuation: continuation)
            return .success((state.lastNumber, state.slot.begin(pending)))
        }
        switch begun {
        case .success(let (number, toSend)):
            if let toSend { send(toSend) }
            return timer(for: command.opcode, number)
        case .failure(let error):
            continuation.resume(returning: .failure(error))
            return nil
        }
    }

    private func timer(for opcode: HCIOpcode, _ number: UInt64) -> Task<Void, Never> {
        Task {
            guard (try? await clock.sleep(for: timeout)) != nil else { return }
            let pending = state.withLock { $0.slot.abandon(number) }
            pending?.continuation.resume(returning: .failure(.notAnswering(transport.adapter, opcode)))
        }
    }

    private func answer(_ opcode: HCIOpcode, _ parameters: [UInt8]) -> HCIOpcode? {
        guard let pending = state.withLock({ $0.slot.answer(opcode) }) else { return opcode }
        pending.continuation.resume(returning: .success(parameters))
        return nil
    }

    private func allow(_ count: UInt8) {
        if let command = state.withLock({ $0.slot.allow(count) }) { send(command) }
    }

    private func send(_ command: HCICommand) {
        do {
            try transport.send(command.packet)
        } catch {
            state.withLock { $0.slot.abandon() }?.continuation.resume(returning: .failure(error))
        }
    }
}

extension CommandExchange {
    /// A slot for one command in progress. It is sent when the controller accepts one, and answered by the event with
    /// its opcode.
    struct Slot {
        typealias Reply = Result<[UInt8], AdapterError>

        struct Pending {
            let number: UInt64
            let command: HCICommand
            let continuation: CheckedContinuation<Reply, Never>
            var isSent = false
        }

        private var pending: Pending?
        /// Whether Num_HCI_Command_Packets of the last answer was greater than zero.
        private var maySend = true

        /// Returns the command if it must be sent now.
        mutating func begin(_ pending: Pending) -> HCICommand? {
            self.pending = pending
            return commandToSend()
        }

        /// Returns the command in progress if it was waiting for this.
        mutating func allow(_ count: UInt8) -> HCICommand? {
            maySend = count > 0
            return commandToSend()
        }

        /// Returns the caller that waits for the answer to this opcode; nil if none does.
        mutating func answer(_ opcode: HCIOpcode) -> Pending? {
            guard let current = pending, current.isSent, current.command.opcode == opcode else { return nil }
            pending = nil
            return current
        }

        /// Abandons the command in progress, if it is still this one. A controller that did not answer is tried again.
        mutating func abandon(_ number: UInt64) -> Pending? {
            guard pending?.number == number else { return nil }
            return abandon()
        }

        mutating func abandon() -> Pending? {
            maySend = true
            return pending.take()
        }

        private mutating func commandToSend() -> HCICommand? {
            guard maySend, pending?.isSent == false else { return nil }
            pending?.isSent = true
            return pending?.command
        }
    }
}
