import Beacon
import HCI
import Testing

struct AdapterReferenceTests {
    private static func info(_ index: UInt16, _ address: UInt64?) -> Adapters.Info {
        Adapters.Info(
            name: "hci\(index)", index: index, address: address.map { DeviceAddress($0) }, flags: [.up, .running])
    }

    @Test("An address with colons is one in either case, all else is a name")
    func text() {
        #expect(AdapterReference("A4:C1:38:BF:6F:AB") == .address(DeviceAddress(0xA4C1_38BF_6FAB)))
        #expect(AdapterReference("hci1") == .name("hci1"))
        #expect(AdapterReference("A4:C1:38").description == "A4:C1:38")
        #expect(AdapterReference("A4:C1:38:BF:6F:AB").fileName == "a4c138bf6fab")
        #expect(AdapterReference("hci1").fileName == "hci1")
    }

    @Test("Two adapters that swap their names at a start are found by their addresses")
    func swapped() {
        let (stick, board) = (DeviceAddress(0xA4C1_38BF_6FAB), DeviceAddress(0xB827_EB00_0001))
        let before = [Self.info(0, stick.value), Self.info(1, board.value)]
        let after = [Self.info(0, board.value), Self.info(1, stick.value)]
        let reference = AdapterReference("a4:c1:38:bf:6f:ab")
        #expect(reference.adapter(among: before)?.name == "hci0")
        #expect(reference.adapter(among: after)?.name == "hci1")
        #expect(AdapterReference("hci0").adapter(among: after)?.address == board)
        #expect(reference.adapter(among: [Self.info(0, nil)]) == nil)
    }

    @Test("An adapter that is not there is told with those that are")
    func missing() {
        let there = [Self.info(0, 0xA4C1_38BF_6FAB), Self.info(2, nil)].map(\.description)
        let error = AdapterError.noAdapter("hci1", there: there)
        #expect(error.code == "no_adapter")
        #expect(error.description.contains("(available: hci0 (a4:c1:38:bf:6f:ab), hci2)"))
        #expect(AdapterError.noAdapter("hci1").cause == nil)
    }
}
