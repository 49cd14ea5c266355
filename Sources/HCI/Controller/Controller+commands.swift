import Beacon

extension Controller {
    /// What is sent to scan and to advertise, by the legacy or by the extended commands, never by both.
    struct CommandSet: Hashable, Sendable {
        /// The highest there is. The kernel gives its own sets the lowest numbers.
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

        /// A set has its random address for itself, and takes it only once it has parameters.
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

    /// What to advertise, and how.
    struct Advertisement: Hashable, Sendable {
        let parameters: HCICommand.AdvertisingParameters
        let data: HCICommand.AdvertisingData
        /// The address to send from; nil for the controller's public one.
        let randomAddress: DeviceAddress?
    }

    /// From which address the controller sends.
    enum OwnAddress: Hashable, Sendable {
        case `public`
        /// A static random address, for a controller that was made without a public one.
        case random(DeviceAddress)

        /// - Parameter address: What Read BD_ADDR gave; zero if there is none.
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
