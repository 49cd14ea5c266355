/// What a controller says beside its advertising reports, which `AdvertisingEventCursor` reads.
public enum HCIEvent: Hashable, Sendable {
    /// The command was carried out or refused; the first return parameter is the status (Core Specification, Vol 4 Part E,
    /// section 7.7.14).
    case commandComplete(opcode: HCIOpcode, returnParameters: [UInt8])
    /// The command was taken or refused; its end is told by another event (section 7.7.15).
    case commandStatus(status: HCIStatus, opcode: HCIOpcode)
    /// The controller failed and is to be reset; the code is its maker's (section 7.7.16).
    case hardwareError(code: UInt8)
    case other(code: UInt8)
}
