public import Beacon

/// A reference to an adapter: by the kernel's name, which may be swapped between two adapters after a restart, or by
/// the address, which stays with the adapter.
public enum AdapterReference: Hashable, Sendable {
    /// As in `hci0`.
    case name(String)
    case address(DeviceAddress)

    /// Reads an address with colons in either case; any other text is a name.
    public init(_ text: String) {
        self = DeviceAddress(text).map { .address($0) } ?? .name(text)
    }

    /// Returns the referenced adapter among those of the machine.
    public func adapter(among adapters: [Adapters.Info]) -> Adapters.Info? {
        switch self {
        case .name(let name): adapters.first { $0.name == name }
        case .address(let address): adapters.first { $0.address == address }
        }
    }

    /// The form for file names: an address without its colons.
    public var fileName: String {
        switch self {
        case .name(let name): name
        case .address(let address): address.description.split(separator: ":").joined()
        }
    }
}

extension AdapterReference: CustomStringConvertible {
    public var description: String {
        switch self {
        case .name(let name): name
        case .address(let address): address.description
        }
    }
}

extension Adapters {
    /// Returns the referenced adapter. An adapter that was never up has no known address: it is switched on for a
    /// moment if no other adapter matches. Throws `AdapterError.noAdapter` with the adapters that are present.
    static func find(_ reference: AdapterReference) async throws(AdapterError) -> Info {
        let adapters = try list()
        if let found = reference.adapter(among: adapters) { return found }
        if case .address(let address) = reference {
            for adapter in adapters where adapter.address == nil && !adapter.isUp {
                if let found = try? await asked(adapter), found.address == address { return found }
            }
        }
        throw .noAdapter(reference.description, there: adapters.map(\.description))
    }

    private static func asked(_ adapter: Info) async throws(AdapterError) -> Info {
        try await bringUp(adapter.name)
        let found = try state(of: adapter.name)
        try await bringDown(adapter.name)
        return found
    }
}

extension Adapters.Info: CustomStringConvertible {
    /// Such as `hci0 (a4:c1:38:bf:6f:ab)`.
    public var description: String { name + (address.map { " (\($0))" } ?? "") }
}
