import Beacon

extension Controller {
    /// The commands to scan and to advertise, either legacy or extended, never both.
    struct CommandSet: Hashable, Sendable {
        /// The highest advertising handle. The kernel gives its own sets the lowest handles.
        private static let handle: UInt8 = 0xEF

        let isExtended: Bool

        func startScanning(_ scan: HCICommand.ScanParameters) -> [HCICommand] {
            isExtended
                ? [.leSetExtendedScanParameters(scan), .leSetExtendedScanEnable(true)]
                : [.leSetScanParameters(scan), .leSetScanEnable(true)]
        }

        var stopScanning: [HCICommand] {
            isExtended ? [.leSetExtendedScanEnable(false)] : [.leSetScanEnable(false)]
        }

        func startAdvertising(_ advertisement: Advertisement) -> [HCICommand] {
            isExtended ? extended(advertisement) : legacy(advertisement)
        }

        var stopAdvertising: [HCICommand] {
            isExtended
                ? [
                    .leSetExtendedAdvertisingEnable(false, handle: Self.handle),
                    .leRemoveAdvertisingSet(handle: Self.handle),
                ]
                : [.leSetAdvertisingEnable(false)]
        }

        private func legacy(_ advertisement: Advertisement) -> [HCICommand] {
            [
                .leSetAdvertisingParameters(advertisement.parameters),
                .leSetAdvertisingData(advertisement.data),
                .leSetAdvertisingEnable(true),
            ]
        }

        /// Each set has a random address of its own, which can be set only after its parameters.
        private func extended(_ advertisement: Advertisement) -> [HCICommand] {
            let handle = Self.handle
            let address = advertisement.randomAddress.map {
                HCICommand.leSetAdvertisingSetRandomAddress(handle: handle, $0)
            }
            return [.leSetExtendedAdvertisingParameters(handle: handle, advertisement.parameters)]
                + [address].compactMap(\.self)
                + [
                    .leSetExtendedAdvertisingData(handle: handle, advertisement.data),
                    .leSetExtendedAdvertisingEnable(true, handle: handle),
                ]
        }
    }

    /// The data, interval and address of an advertisement.
    struct Advertisement: Hashable, Sendable {
        let parameters: HCICommand.AdvertisingParameters
        let data: HCICommand.AdvertisingData
        /// The address to send from; nil for the controller's public one.
        let randomAddress: DeviceAddress?
    }

    /// The address that the controller sends from.
    enum OwnAddress: Hashable, Sendable {
        case `public`
        /// A static random address, for a controller without a public address.
        case random(DeviceAddress)

        /// - Parameter address: The result of Read BD_ADDR; zero if there is none.
        init(_ address: DeviceAddress) {
            self = address.value == 0 ? .random(Self.makeStatic()) : .public
        }

        var type: AdvertisingReport.AddressType {
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
}
