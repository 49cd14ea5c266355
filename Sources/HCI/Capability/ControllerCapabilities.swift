public import Vocabulary

/// The capabilities of a controller, read once. Legacy and extended commands are never mixed: after an extended command
/// a controller answers Command Disallowed to a legacy one (Core Specification, Vol 4 Part E, section 3.1.1).
public struct ControllerCapabilities: Hashable, Sendable {
    private let legacyRoles: Roles
    private let extendedRoles: Roles
    private let leStates: UInt64?
    private let hasCodedFeature: Bool
    private var basis = Basis.lists

    /// What decides which commands are used.
    private enum Basis: Hashable, Sendable {
        /// The lists that the controller reports.
        case lists
        /// A choice by a person, which overrides the lists.
        case person(RadioCommands)
        /// The controller refused an extended command that it lists.
        case refusal
    }

    /// - Parameters:
    ///   - supportedCommands: The 64 octets of Read Local Supported Commands; missing octets count as zero.
    ///   - leFeatures: The mask of LE Read Local Supported Features.
    ///   - leStates: The mask of LE Read Supported States; nil if the controller does not support the command.
    public init(supportedCommands: [UInt8], leFeatures: UInt64, leStates: UInt64?) {
        let commands = SupportedCommands(supportedCommands)
        legacyRoles = commands.legacyRoles
        extendedRoles = leFeatures & LEFeature.extendedAdvertising == 0 ? [] : commands.extendedRoles
        self.leStates = leStates
        hasCodedFeature = leFeatures & LEFeature.codedPHY != 0
    }

    /// Whether to scan and advertise with the extended commands: they can do everything the legacy commands can.
    public var usesExtendedCommands: Bool {
        switch basis {
        case .lists: !extendedRoles.isEmpty && extendedRoles.isSuperset(of: legacyRoles)
        case .person(let commands): commands == .extended
        case .refusal: false
        }
    }

    /// Whether it lists extended commands and refused one of them, so that the legacy commands are used.
    public var refusesExtendedCommands: Bool { basis == .refusal }

    /// Whether a person has chosen the commands.
    public var commandsAreChosen: Bool { if case .person = basis { true } else { false } }

    /// Returns the same controller with these commands, whatever it lists; nil uses its lists.
    public func choosing(_ commands: RadioCommands?) -> ControllerCapabilities {
        var other = self
        other.basis = commands.map { .person($0) } ?? .lists
        return other
    }

    /// Returns the same controller after it refused an extended command; nil if it has no legacy commands to fall back
    /// on.
    func refusingExtended() -> ControllerCapabilities? {
        guard usesExtendedCommands, !commandsAreChosen, !legacyRoles.isEmpty else { return nil }
        var other = self
        other.basis = .refusal
        return other
    }

    public var canScan: Bool { roles.contains(.scan) }
    public var canAdvertise: Bool { roles.contains(.advertise) }

    /// Whether it can scan on LE Coded, which only the extended commands support.
    public var canScanCoded: Bool { hasCodedFeature && usesExtendedCommands && canScan }

    /// Whether it can scan while it advertises without being connectable.
    public var canScanWhileAdvertising: Bool { canBoth(LEState.nonConnectableAdvertisingAndPassiveScanning) }

    /// The same with scan requests.
    public var canScanActivelyWhileAdvertising: Bool { canBoth(LEState.nonConnectableAdvertisingAndActiveScanning) }

    private var roles: Roles {
        if commandsAreChosen { return legacyRoles.union(extendedRoles) }
        return usesExtendedCommands ? extendedRoles : legacyRoles
    }

    /// A controller that does not report its states is assumed to support the combination, and may refuse the command.
    private func canBoth(_ state: UInt64) -> Bool {
        canScan && canAdvertise && (leStates.map { $0 & state != 0 } ?? true)
    }
}

extension ControllerCapabilities {
    /// The roles that a set of commands allows.
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

    /// The mask that Read Local Supported Commands returns: 64 octets, a bit for each command.
    struct SupportedCommands: Hashable, Sendable {
        private let octets: [UInt8]

        /// Missing octets count as zero.
        init(_ octets: [UInt8]) {
            self.octets = octets
        }

        /// The roles of the commands from before version 5.0 of the specification. Octet and bit numbers: Core
        /// Specification, Vol 4 Part E, section 6.27.
        var legacyRoles: Roles {
            var roles: Roles = []
            // LE Set Scan Parameters, LE Set Scan Enable.
            if has(26, 2) && has(26, 3) { roles.insert(.scan) }
            // LE Set Advertising Parameters, LE Set Advertising Data, LE Set Advertising Enable.
            if has(25, 5) && has(25, 7) && has(26, 1) { roles.insert(.advertise) }
            return roles
        }

        /// The roles of the extended commands.
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
