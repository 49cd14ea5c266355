import HCI
import Testing

@Suite struct ControllerCapabilitiesTests {
    private static let extendedAdvertising: UInt64 = 0x1000

    private func capabilities(
        _ octets: [Int: UInt8], features: UInt64 = extendedAdvertising, states: UInt64? = .max
    ) -> ControllerCapabilities {
        var commands = [UInt8](repeating: 0, count: 64)
        for (octet, bits) in octets { commands[octet] = bits }
        return ControllerCapabilities(supportedCommands: commands, leFeatures: features, leStates: states)
    }

    private let legacy: [Int: UInt8] = [25: 0b1010_0000, 26: 0b0000_1110]
    private let extended: [Int: UInt8] = [36: 0b0010_1100, 37: 0b0110_0001]

    @Test("A controller of before version 5.0 is used by legacy commands")
    func legacyOnly() {
        let capabilities = capabilities(legacy, features: 0)
        #expect(!capabilities.usesExtendedCommands)
        #expect(capabilities.canScan)
        #expect(capabilities.canAdvertise)
        #expect(capabilities.canScanWhileAdvertising)
    }

    @Test("A controller that has both is used by extended commands")
    func both() {
        let capabilities = capabilities(legacy.merging(extended) { $1 })
        #expect(capabilities.usesExtendedCommands)
        #expect(capabilities.canScan)
        #expect(capabilities.canAdvertise)
    }

    @Test("Extended commands without the feature Extended Advertising are not used")
    func noFeature() {
        #expect(!capabilities(legacy.merging(extended) { $1 }, features: ~0x1000).usesExtendedCommands)
        #expect(!capabilities(extended, features: 0).canScan)
    }

    @Test("A single missing extended command leaves the legacy ones in use")
    func oneMissing() {
        for (octet, bits) in extended {
            for bit in 0..<8 where bits & 1 << bit != 0 {
                var octets = legacy.merging(extended) { $1 }
                octets[octet] = bits ^ 1 << bit
                let capabilities = capabilities(octets)
                #expect(!capabilities.usesExtendedCommands, "octet \(octet) bit \(bit)")
                #expect(capabilities.canScan && capabilities.canAdvertise)
            }
        }
    }

    @Test("A single missing legacy command takes its role away")
    func oneLegacyMissing() {
        let scanning = [(26, 2), (26, 3)]
        for (octet, bit) in [(25, 5), (25, 7), (26, 1)] + scanning {
            let isScanning = scanning.contains { $0 == (octet, bit) }
            let octets = legacy.merging([octet: (legacy[octet] ?? 0) ^ 1 << bit]) { $1 }
            let capabilities = capabilities(octets, features: 0)
            #expect(capabilities.canScan == !isScanning)
            #expect(capabilities.canAdvertise == isScanning)
            #expect(!capabilities.canScanWhileAdvertising)
        }
    }

    @Test("A scanner of version 5 that cannot advertise at all is used by extended commands")
    func scannerOnly() {
        let capabilities = capabilities([26: 0b0000_1100, 37: 0b0110_0000])
        #expect(capabilities.usesExtendedCommands)
        #expect(capabilities.canScan)
        #expect(!capabilities.canAdvertise)
    }

    @Test("The supported states tell what goes together; without them all is believed")
    func states() {
        let passive = capabilities(extended, states: 1 << 8)
        #expect(passive.canScanWhileAdvertising)
        #expect(!passive.canScanActivelyWhileAdvertising)
        let active = capabilities(extended, states: 1 << 12)
        #expect(!active.canScanWhileAdvertising)
        #expect(active.canScanActivelyWhileAdvertising)
        let untold = capabilities(extended, states: nil)
        #expect(untold.canScanWhileAdvertising && untold.canScanActivelyWhileAdvertising)
    }

    @Test("Octets that are missing name no command", arguments: [0, 1, 26, 37, 63])
    func missing(count: Int) {
        let capabilities = ControllerCapabilities(
            supportedCommands: [UInt8](repeating: 0xFF, count: count), leFeatures: 0, leStates: nil)
        #expect(capabilities.canScan == (count > 26))
        #expect(!capabilities.usesExtendedCommands)
    }
}
