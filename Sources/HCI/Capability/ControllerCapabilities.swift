public import Vocabulary

/// What a controller says it can do, read once. Legacy and extended commands are never mixed: after an extended command
/// a controller answers Command Disallowed to a legacy one (Core Specification, Vol 4 Part E, section 3.1.1).
public struct ControllerCapabilities: Hashable, Sendable {
    private let legacyRoles: Roles
    private let extendedRoles: Roles
    private let leStates: UInt64?
    private let hasCodedFeature: Bool
    private var basis = Basis.lists

    /// What decides about the commands.
    private enum Basis: Hashable, Sendable {
        /// What the controller says of itself.
        case lists
        /// A person, who is believed more than the lists.
        case person(RadioCommands)
        /// It refused an extended command that it lists.
        case refusal
    }

    /// - Parameters:
    ///   - supportedCommands: The 64 octets of Read Local Supported Commands; octets that are missing name no command.
    ///   - leFeatures: The mask of LE Read Local Supported Features.
    ///   - leStates: The mask of LE Read Supported States; nil if the controller does not know the command.
    public init(supportedCommands: [UInt8], leFeatures: UInt64, leStates: UInt64?) {
        let commands = SupportedCommands(supportedCommands)
        legacyRoles = commands.legacyRoles
        extendedRoles = leFeatures & LEFeature.extendedAdvertising == 0 ? [] : commands.extendedRoles
        self.leStates = leStates
        hasCodedFeature = leFeatures & LEFeature.codedPHY != 0
    }

    /// Whether to scan and to advertise by the extended commands: those can do whatever the legacy ones can.
    public var usesExtendedCommands: Bool {
        switch basis {
        case .lists: !extendedRoles.isEmpty && extendedRoles.isSuperset(of: legacyRoles)
        case .person(let commands): commands == .extended
        case .refusal: false
        }
    }

    /// Whether it lists extended commands and refused one of them, so that it is given the legacy ones.
    public var refusesExtendedCommands: Bool { basis == .refusal }

    /// Whether a person has chosen the commands.
    public var commandsAreChosen: Bool { if case .person = basis { true } else { false } }

    /// The same controller, given these commands whatever it lists; nil for what its lists say.
    public func choosing(_ commands: RadioCommands?) -> ControllerCapabilities {
        var other = self
        other.basis = commands.map { .person($0) } ?? .lists
        return other
    }

    /// The same controller after it refused an extended command; nil if it has no legacy ones to fall back on.
    func refusingExtended() -> ControllerCapabilities? {
        guard usesExtendedCommands, !commandsAreChosen, !legacyRoles.isEmpty else { return nil }
        var other = self
        other.basis = .refusal
        return other
    }

    public var canScan: Bool { roles.contains(.scan) }
    public var canAdvertise: Bool { roles.contains(.advertise) }

    /// Whether it can scan on LE Coded, which only the extended commands ask for.
    public var canScanCoded: Bool { hasCodedFeature && usesExtendedCommands && canScan }

    /// Whether it can listen while it advertises without being connectable.
    public var canScanWhileAdvertising: Bool { canBoth(LEState.nonConnectableAdvertisingAndPassiveScanning) }

    /// The same with scan requests.
    public var canScanActivelyWhileAdvertising: Bool { canBoth(LEState.nonConnectableAdvertisingAndActiveScanning) }

    private var roles: Roles {
        if commandsAreChosen { return legacyRoles.union(extendedRoles) }
        return usesExtendedCommands ? extendedRoles : legacyRoles
    }

    /// A controller that does not tell its states is believed to be able, and may refuse the command.
    private func canBoth(_ state: UInt64) -> Bool {
        canScan && canAdvertise && (leStates.map { $0 & state != 0 } ?? true)
    }
}

extension ControllerCapabilities {
    /// What a set of commands lets a controller do.
    struct Roles: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let scan = Roles(rawValue: 1 << 0)
        static let advertise = Roles(rawValue: 1 << 1)
    }

    /// Bits of LE Read Local Supported Features (Core Specification, Vol 6 Part B, section 4.6).
    enum LEFeature {
        static let codedPHY: UInt64 = 1 << 11
        static let extendedAdvertising: UInt64 = 1 << 12
    }

    /// Bits of LE Read Supported States (Core Specification, Vol 4 Part E, section 7.8.27).
    enum LEState {
        static let nonConnectableAdvertisingAndPassiveScanning: UInt64 = 1 << 8
        static let nonConnectableAdvertisingAndActiveScanning: UInt64 = 1 << 12
    }

    /// The mask that Read Local Supported Commands gives: 64 octets, a bit for each command.
    struct SupportedCommands: Hashable, Sendable {
        private let octets: [UInt8]

        /// Octets that are missing name no command.
        init(_ octets: [UInt8]) {
            self.octets = octets
        }

        /// Roles by the commands of before version 5.0 of the specification. For the numbers of octets and bits: Core
        /// Specification, Vol 4 Part E, section 6.27.
        var legacyRoles: Roles {
            var roles: Roles = []
            // LE Set Scan Parameters, LE Set Scan Enable.
            if has(26, 2) && has(26, 3) { roles.insert(.scan) }
            // LE Set Advertising Parameters, LE Set Advertising Data, LE Set Advertising Enable.
            if has(25, 5) && has(25, 7) && has(26, 1) { roles.insert(.advertise) }
            return roles
        }

        /// Roles by the extended commands.
        var extendedRoles: Roles {
            var roles: Roles = []
            // LE Set Extended Scan Parameters, LE Set Extended Scan Enable.
            if has(37, 5) && has(37, 6) { roles.insert(.scan) }
            // LE Set Extended Advertising Parameters, LE Set Extended Advertising Data, LE Set Extended Advertising
            // Enable, LE Remove Advertising Set.
            if has(36, 2) && has(36, 3) && has(36, 5) && has(37, 0) { roles.insert(.advertise) }
            return roles
        }

        private func has(_ octet: Int, _ bit: Int) -> Bool {
            octet < octets.count && octets[octet] & 1 << bit != 0
        }
    }
}
