import HCI

/// A command that can be read is written as it came.
func checkCommand(_ packet: [UInt8]) {
    guard let command = HCICommand(packet: packet) else { return }
    precondition(command.packet == packet)
    precondition(HCIOpcode(group: command.opcode.group, command: command.opcode.command) == command.opcode)
}
