import Foundation
import HCI
import Testing

@Suite struct RfkillTests {
    private typealias Entry = (type: String, name: String, soft: String, hard: String)

    /// Runs with a folder of switches as the kernel shows them.
    private func with(_ switches: [Entry], _ body: (Adapters.Rfkill) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rfkill-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (number, entry) in switches.enumerated() {
            let place = folder.appending(path: "rfkill\(number)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
            let values = ["type": entry.type, "name": entry.name, "soft": entry.soft, "hard": entry.hard]
            for (file, value) in values {
                try Data((value + "\n").utf8).write(to: place.appending(path: file))
            }
        }
        try body(Adapters.Rfkill(folder: folder))
    }

    @Test("An adapter's own switch holds it off, in software or in hardware")
    func own() throws {
        let switches: [Entry] = [
            ("wlan", "phy0", "1", "1"), ("bluetooth", "hci0", "1", "0"), ("bluetooth", "hci1", "0", "1"),
            ("bluetooth", "hci2", "0", "0"),
        ]
        try with(switches) { rfkill in
            #expect(throws: AdapterError.blockedByRfkill("hci0", hard: false)) {
                try rfkill.check("hci0", isPresent: true)
            }
            #expect(throws: AdapterError.blockedByRfkill("hci1", hard: true)) {
                try rfkill.check("hci1", isPresent: true)
            }
            try rfkill.check("hci2", isPresent: true)
            #expect(rfkill.switches().map(\.name) == ["hci0", "hci1", "hci2"])
        }
    }

    @Test("The machine's switch explains an adapter that is not there, and no other")
    func machine() throws {
        try with([("bluetooth", "thinkpad", "1", "0")]) { rfkill in
            #expect(throws: AdapterError.blockedByRfkill("hci0", hard: false)) {
                try rfkill.check("hci0", isPresent: false)
            }
            try rfkill.check("hci0", isPresent: true)
        }
    }

    @Test("A kernel without switches holds nothing off")
    func none() throws {
        let rfkill = Adapters.Rfkill(folder: URL(filePath: "/nonexistent"))
        #expect(rfkill.switches().isEmpty)
        try rfkill.check("hci0", isPresent: false)
    }
}
