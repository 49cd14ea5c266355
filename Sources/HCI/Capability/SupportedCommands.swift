/// The mask that Read Local Supported Commands gives: 64 octets, a bit for each command.
struct SupportedCommands: Hashable, Sendable {
    private let octets: [UInt8]

    /// Octets that are missing name no command.
    init(_ octets: [UInt8]) {
        self.octets = octets
    }

    /// Roles by the commands of before version 5.0 of the specification. For the numbers of octets and bits: Core
    /// Specification, Vol 4 Part E, section 6.27.
    var legacyRoles: ControllerRoles {
        var roles: ControllerRoles = []
        // LE Set Scan Parameters, LE Set Scan Enable.
        if has(26, 2) && has(26, 3) { roles.insert(.scan) }
        // LE Set Advertising Parameters, LE Set Advertising Data, LE Set Advertising Enable.
        if has(25, 5) && has(25, 7) && has(26, 1) { roles.insert(.advertise) }
        return roles
    }

    /// Roles by the extended commands.
    var extendedRoles: ControllerRoles {
        var roles: ControllerRoles = []
        // LE Set Extended Scan Parameters, LE Set Extended Scan Enable.
        if has(37, 5) && has(37, 6) { roles.insert(.scan) }
        // LE Set Extended Advertising Parameters, LE Set Extended Advertising Data, LE Set Extended Advertising Enable,
        // LE Remove Advertising Set.
        if has(36, 2) && has(36, 3) && has(36, 5) && has(37, 0) { roles.insert(.advertise) }
        return roles
    }

    private func has(_ octet: Int, _ bit: Int) -> Bool {
        octet < octets.count && octets[octet] & 1 << bit != 0
    }
}
