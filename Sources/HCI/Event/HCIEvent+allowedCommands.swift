extension HCIEvent {
    /// Num_HCI_Command_Packets: how many commands the controller takes after this answer; nil for an event that does not
    /// say (Core Specification, Vol 4 Part E, sections 7.7.14 and 7.7.15).
    func allowedCommands(in packet: [UInt8]) -> UInt8? {
        let start = HCIEventHeader.parametersOffset
        return switch self {
        case .commandComplete where packet.count > start: packet[start]
        case .commandStatus where packet.count > start + 1: packet[start + 1]
        default: nil
        }
    }
}
