public import HCI

/// How a fake controller answers a command when it is told to.
public enum ControllerBehaviour: Sendable {
    case silent
    /// A Command Complete event with this status.
    case status(HCIStatus)
    /// A Command Status event with this status.
    case commandStatus(HCIStatus)
    /// As a sound controller, but with zero in Num_HCI_Command_Packets.
    case allowingNoCommands
}
