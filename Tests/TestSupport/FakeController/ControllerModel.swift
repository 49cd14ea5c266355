import HCI

/// What a controller is in the middle of, and its answers.
struct ControllerModel {
    let kind: ControllerKind
    let hasAddress: Bool
    var commands: [HCICommand] = []
    var scripts: [HCIOpcode: (behaviour: ControllerBehaviour, times: Int)] = [:]
    private(set) var isScanning = false
    private(set) var isAdvertising = false
    private var hasUsedExtended = false

    init(kind: ControllerKind, hasAddress: Bool) {
        self.kind = kind
        self.hasAddress = hasAddress
    }

    /// The packet to answer with; nil for none.
    mutating func answer(_ command: HCICommand) -> [UInt8]? {
        commands.append(command)
        switch nextBehaviour(for: command.opcode) {
        case nil: return ControllerEvent.commandComplete(command.opcode, carryOut(command))
        case .silent: return nil
        case .status(let status): return ControllerEvent.commandComplete(command.opcode, [status.rawValue])
        case .commandStatus(let status): return ControllerEvent.commandStatus(command.opcode, status)
        case .allowingNoCommands:
            return ControllerEvent.commandComplete(command.opcode, carryOut(command), allowedCommands: 0)
        }
    }

    private mutating func nextBehaviour(for opcode: HCIOpcode) -> ControllerBehaviour? {
        guard let script = scripts[opcode], script.times > 0 else { return nil }
        scripts[opcode] = (script.behaviour, script.times - 1)
        return script.behaviour
    }

    /// Returns the return parameters, status first.
    mutating func carryOut(_ command: HCICommand) -> [UInt8] {
        guard knows(command.opcode) else { return [HCIStatus.unknownHCICommand.rawValue] }
        guard !mixes(command.opcode) else { return [HCIStatus.commandDisallowed.rawValue] }
        switch command.opcode {
        case .reset: (isScanning, isAdvertising, hasUsedExtended) = (false, false, false)
        case .leSetScanEnable, .leSetExtendedScanEnable: isScanning = command.parameters.first == 1
        case .leSetAdvertisingEnable, .leSetExtendedAdvertisingEnable: isAdvertising = command.parameters.first == 1
        case .leSetScanParameters, .leSetExtendedScanParameters: if isScanning { return disallowed }
        case .leSetAdvertisingParameters, .leSetExtendedAdvertisingParameters: if isAdvertising { return disallowed }
        case .leRemoveAdvertisingSet: if isAdvertising { return disallowed }
        default: break
        }
        return [HCIStatus.success.rawValue] + returnParameters(of: command.opcode)
    }

    private var disallowed: [UInt8] { [HCIStatus.commandDisallowed.rawValue] }

    private func knows(_ opcode: HCIOpcode) -> Bool {
        switch kind {
        case .classic: opcode.group != 0x08
        case .legacy: !Self.extended.contains(opcode)
        case .extended: true
        }
    }

    /// After an extended command the legacy ones are refused (Core Specification, Vol 4 Part E, section 3.1.1).
    private mutating func mixes(_ opcode: HCIOpcode) -> Bool {
        if Self.extended.contains(opcode) { hasUsedExtended = true }
        return hasUsedExtended && Self.legacy.contains(opcode)
    }
}
