import Beacon

/// From which address the controller sends.
enum OwnAddress: Hashable, Sendable {
    case `public`
    /// A static random address, for a controller that was made without a public one.
    case random(DeviceAddress)

    /// - Parameter address: What Read BD_ADDR gave; zero where there is none.
    init(_ address: DeviceAddress) {
        self = address.value == 0 ? .random(Self.makeStatic()) : .public
    }

    var type: AddressType {
        switch self {
        case .public: .public
        case .random: .random
        }
    }

    var randomAddress: DeviceAddress? {
        switch self {
        case .public: nil
        case .random(let address): address
        }
    }

    /// The two most significant bits are ones (Core Specification, Vol 6 Part B, section 1.3.2.1).
    private static func makeStatic() -> DeviceAddress {
        DeviceAddress(UInt64.random(in: 0xC000_0000_0001..<0xFFFF_FFFF_FFFF))
    }
}
