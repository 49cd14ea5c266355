import Devices
import Foundation
import Locks
import Testing

@testable import MQTT
@testable import Server
@testable import Store

/// The book as a value, with lock 9.
@Suite("What the contact of a lock's door says")
struct LockDoorTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private var book = DeviceRegistry(site: "school")
    private var page = LinkPage()
    private var seq = 0

    init() {
        let kinds = Dictionary(uniqueKeysWithValues: Kind.shipped.map { ($0.name, $0) })
        book.renew([.of(9, kind: "lock"), .of(7, kind: "lamp")], kinds, onto: &page)
        page = LinkPage()
    }

    private mutating func hear(_ channel: String, _ text: String) {
        book.take(MQTTMessage(topic: "rollcall/school/device/9/up/\(channel)", text: text), at: now, onto: &page)
    }

    private mutating func hello(boot: String = "1") {
        hear("hello", #"{"kind": "lock", "serial": "S9", "firmware": "1", "boot": "\#(boot)"}"#)
    }

    private mutating func state(_ properties: String) {
        seq += 1
        hear("state", #"{"seq": \#(seq), "properties": {\#(properties)}, "cause": "sensor"}"#)
    }

    /// As `open locked`, with a star where nobody was there to see it.
    private mutating func turns() -> [String] {
        defer { page = LinkPage() }
        return page.doors.map { turn in
            "\(turn.isOpen ? "open" : "closed") \(turn.bolt?.rawValue ?? "?")" + (turn.isWitnessed ? "" : "*")
        }
    }

    @Test("Each turn is noted with the bolt as it was said by then, or with it")
    mutating func turnsOfADoor() {
        hello()
        state(#""bolt": "locked", "door": "closed", "battery": 80"#)
        #expect(turns() == ["closed locked*"])
        state(#""door": "open""#)
        state(#""battery": 79"#)
        state(#""door": "closed""#)
        #expect(turns() == ["open locked", "closed locked"])
        // The way out: bolt and door in one message.
        state(#""bolt": "unlocked", "door": "open""#)
        state(#""bolt": "locked""#)
        state(#""door": "closed""#)
        #expect(turns() == ["open unlocked", "closed locked"])
    }

    @Test("What is so as a lock comes back was so before; what it repeats is nothing new")
    mutating func comesBack() {
        hello()
        state(#""bolt": "locked", "door": "closed""#)
        _ = turns()
        hear("gone", "{}")
        hello(boot: "2")
        seq = 0
        state(#""bolt": "locked", "door": "open""#)
        #expect(turns() == ["open locked*"])
        state(#""bolt": "locked", "door": "open""#)
        #expect(turns().isEmpty)
    }
}
