/// What is sent to scan and to advertise, by the legacy or by the extended commands, never by both.
struct CommandSet: Hashable, Sendable {
    /// The highest there is. The kernel gives its own sets the lowest numbers.
    private static let handle: UInt8 = 0xEF

    let isExtended: Bool

    func startScanning(_ scan: ScanParameters) -> [HCICommand] {
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
