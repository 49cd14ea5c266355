import Testing
import Vocabulary

@testable import HCI

@Suite struct AdaptersTests {
    @Test(
        "An adapter's name is hci and its number", arguments: ["", "hci", "hci-1", "hci01", "hci65536", "usb0", "HCI0"])
    func badNames(_ name: String) {
        #expect(throws: AdapterError.noAdapter(name)) { try Adapters.index(of: name) }
    }

    @Test("A name gives its number")
    func names() throws {
        #expect(try Adapters.index(of: "hci0") == 0)
        #expect(try Adapters.index(of: "hci12") == 12)
    }

    /// Runs on machines with Bluetooth and without.
    @Test("An adapter that is not there cannot be opened, and the error says why")
    func absent() async {
        let error = await #expect(throws: AdapterError.self) { try await HCISocket.open("hci4711", mode: .exclusive) }
        #expect(error == .noBluetooth || error == .noAdapter("hci4711"))
    }
}
