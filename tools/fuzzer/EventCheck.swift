import Beacon
import HCI

/// An event of at most 258 bytes has no room for more than 25 reports, and fewer than announced have a fault.
func checkEvent(_ packet: [UInt8]) {
    let event = AdvertisingEvent(packet: packet)
    precondition(event.reports.count <= 25)
    if event.reports.isEmpty { precondition(event.fault != nil) }
    if let fault = event.fault {
        precondition(fault.description.hasPrefix("malformed") == fault.isMalformed)
        precondition(fault.isMalformed || event.reports.isEmpty)
    }
    for report in event.reports { checkAdvertisingData(report.data) }
    checkReply(HCIEvent(packet: packet))
}

private func checkReply(_ event: HCIEvent?) {
    switch event {
    case .commandComplete(let opcode, let parameters):
        precondition(!opcode.description.isEmpty)
        let reply = HCIEvent.ReturnParameters(parameters)
        precondition((reply.status == nil) == parameters.isEmpty)
        checkCapabilities(reply)
    case .commandStatus(let status, let opcode):
        precondition(!status.description.isEmpty && !opcode.description.isEmpty)
    case .hardwareError, .other, nil:
        break
    }
}

private func checkCapabilities(_ reply: HCIEvent.ReturnParameters) {
    let capabilities = ControllerCapabilities(
        supportedCommands: reply.supportedCommands ?? [], leFeatures: reply.mask ?? 0, leStates: reply.mask)
    if capabilities.canScanWhileAdvertising { precondition(capabilities.canScan && capabilities.canAdvertise) }
    if capabilities.usesExtendedCommands { precondition(capabilities.canScan || capabilities.canAdvertise) }
    _ = reply.address
}
