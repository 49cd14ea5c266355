/// The result of a command: zero, or an error code (Core Specification, Vol 1 Part F).
public struct HCIStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let success = HCIStatus(rawValue: 0x00)
    public static let unknownHCICommand = HCIStatus(rawValue: 0x01)
    public static let hardwareFailure = HCIStatus(rawValue: 0x03)
    public static let commandDisallowed = HCIStatus(rawValue: 0x0C)
    public static let unsupportedFeatureOrParameterValue = HCIStatus(rawValue: 0x11)
    public static let invalidHCICommandParameters = HCIStatus(rawValue: 0x12)
    public static let unspecifiedError = HCIStatus(rawValue: 0x1F)
    public static let unknownAdvertisingIdentifier = HCIStatus(rawValue: 0x42)
}

extension HCIStatus: CustomStringConvertible {
    /// The specification's name and the number, as in `Command Disallowed (0x0C)`.
    public var description: String {
        let digits = String(rawValue, radix: 16, uppercase: true)
        let number = "0x" + (digits.count == 1 ? "0" : "") + digits
        let index = Int(rawValue)
        guard index < Self.names.count, !Self.names[index].isEmpty else { return "Reserved (\(number))" }
        return "\(Self.names[index]) (\(number))"
    }
}

extension HCIStatus {
    /// The names by number; reserved numbers have none (Core Specification, Vol 1 Part F, section 1.3).
    static let names = [
        "Success", "Unknown HCI Command", "Unknown Connection Identifier", "Hardware Failure",
        "Page Timeout", "Authentication Failure", "PIN or Key Missing", "Memory Capacity Exceeded",
        "Connection Timeout", "Connection Limit Exceeded",
        "Synchronous Connection Limit To A Device Exceeded", "Connection Already Exists",
        "Command Disallowed", "Connection Rejected due to Limited Resources",
        "Connection Rejected Due To Security Reasons", "Connection Rejected due to Unacceptable BD_ADDR",
        "Connection Accept Timeout Exceeded", "Unsupported Feature or Parameter Value",
        "Invalid HCI Command Parameters", "Remote User Terminated Connection",
        "Remote Device Terminated Connection due to Low Resources",
        "Remote Device Terminated Connection due to Power Off", "Connection Terminated By Local Host",
        "Repeated Attempts", "Pairing Not Allowed", "Unknown LMP PDU", "Unsupported Remote Feature",
        "SCO Offset Rejected", "SCO Interval Rejected", "SCO Air Mode Rejected",
        "Invalid LMP Parameters / Invalid LL Parameters", "Unspecified Error",
        "Unsupported LMP Parameter Value / Unsupported LL Parameter Value", "Role Change Not Allowed",
        "LMP Response Timeout / LL Response Timeout", "LMP Error Transaction Collision / LL Procedure Collision",
        "LMP PDU Not Allowed", "Encryption Mode Not Acceptable", "Link Key cannot be Changed",
        "Requested QoS Not Supported", "Instant Passed", "Pairing With Unit Key Not Supported",
        "Different Transaction Collision", "", "QoS Unacceptable Parameter", "QoS Rejected",
        "Channel Classification Not Supported", "Insufficient Security", "Parameter Out Of Mandatory Range", "",
        "Role Switch Pending", "", "Reserved Slot Violation", "Role Switch Failed",
        "Extended Inquiry Response Too Large", "Secure Simple Pairing Not Supported By Host",
        "Host Busy - Pairing", "Connection Rejected due to No Suitable Channel Found", "Controller Busy",
        "Unacceptable Connection Parameters", "Advertising Timeout",
        "Connection Terminated due to MIC Failure", "Connection Failed to be Established",
        "MAC Connection Failed", "Coarse Clock Adjustment Rejected but Will Try to Adjust Using Clock Dragging",
        "Type0 Submap Not Defined", "Unknown Advertising Identifier", "Limit Reached",
        "Operation Cancelled by Host", "Packet Too Long", "Packet Too Late", "Packet Too Early",
    ]
}
