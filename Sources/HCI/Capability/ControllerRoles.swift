/// What a set of commands lets a controller do.
struct ControllerRoles: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let scan = ControllerRoles(rawValue: 1 << 0)
    static let advertise = ControllerRoles(rawValue: 1 << 1)
}
