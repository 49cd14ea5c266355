/// Room for one command under way. It is sent when the controller takes one, and answered by the event of its opcode.
struct CommandSlot {
    typealias Reply = Result<[UInt8], AdapterError>

    struct Pending {
        let number: UInt64
        let command: HCICommand
        let continuation: CheckedContinuation<Reply, Never>
        var isSent = false
    }

    private var pending: Pending?
    /// Whether Num_HCI_Command_Packets of the last answer was more than zero.
    private var maySend = true

    /// Returns the command where it is to be sent now.
    mutating func begin(_ pending: Pending) -> HCICommand? {
        self.pending = pending
        return commandToSend()
    }

    /// Returns the command under way where it waited for this.
    mutating func allow(_ count: UInt8) -> HCICommand? {
        maySend = count > 0
        return commandToSend()
    }

    /// Returns who waits for the answer to this opcode; nil where nobody does.
    mutating func answer(_ opcode: HCIOpcode) -> Pending? {
        guard let current = pending, current.isSent, current.command.opcode == opcode else { return nil }
        pending = nil
        return current
    }

    /// Gives up the command under way, if it is still this one. A controller that said nothing is tried again.
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
