import Devices
import Foundation
import Testing

@testable import MQTT
@testable import Server
@testable import Store

/// The book as a value, with skylight 8.
@Suite("What keeps people from harm by what moves")
struct DeviceSafetyTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private var book = DeviceRegistry(site: "school")
    private var page = LinkPage()
    private var seq = 0

    init() {
        renew(isUnattended: true)
    }

    private mutating func renew(isUnattended: Bool) {
        let kinds = Dictionary(uniqueKeysWithValues: Kind.shipped.map { ($0.name, $0) })
        book.renew([.of(8, kind: "skylight", isUnattended: isUnattended)], kinds, onto: &page)
        page = LinkPage()
    }

    private mutating func hear(_ channel: String, _ text: String) {
        book.take(MQTTMessage(topic: "rollcall/school/device/8/up/\(channel)", text: text), at: now, onto: &page)
    }

    private mutating func hello(boot: String = "1") {
        hear("hello", #"{"kind": "skylight", "serial": "S8", "firmware": "1", "boot": "\#(boot)"}"#)
    }

    private mutating func state(_ properties: String, cause: String = "sensor") {
        seq += 1
        hear("state", #"{"seq": \#(seq), "properties": {\#(properties)}, "cause": "\#(cause)"}"#)
    }

    private mutating func turn() -> LinkPage {
        book.pass(at: now, onto: &page)
        defer { page = LinkPage() }
        return page
    }

    @Test("What a rule moves waits until the device has said how it is, and is sent where that allows it")
    mutating func waits() {
        book.take([.of(1, device: 8, "close", by: .rule, warning: 5_000, at: now), .of(2, device: 8, "open", at: now)])
        hello()
        let waiting = turn()
        #expect(waiting.sendings.map(\.command) == [2] && waiting.questions.count == 1)
        // What the device says may be lost: it is asked again, but not at once.
        #expect(turn().questions.isEmpty)
        book.pass(at: now + 2, onto: &page)
        #expect(page.questions.count == 1)
        page = LinkPage()
        state(#""position": 40, "obstructed": false, "sensor_works": true"#)
        #expect(turn().sendings.map(\.command) == [1])
    }

    @Test(
        "It is refused where the device is not safe any more",
        arguments: [
            (#""sensor_works": false"#, "no_sensor"), (#""position": 40"#, "no_sensor"),
            (#""sensor_works": true, "obstructed": true"#, "cancelled"),
        ])
    mutating func refused(properties: String, reason: String) {
        book.take([.of(1, device: 8, "close", by: .schedule, warning: 5_000, at: now)])
        hello()
        state(properties)
        let page = turn()
        #expect(page.sendings.isEmpty)
        #expect(page.moves.map(\.to) == [reason == "cancelled" ? .cancelled : .refused])
        #expect(page.moves.map(\.reason) == [reason == "cancelled" ? "obstructed" : reason])
    }

    @Test("It is refused where no admin allows it any more")
    mutating func revoked() {
        renew(isUnattended: false)
        book.take([.of(1, device: 8, "close", by: .rule, warning: 5_000, at: now)])
        hello()
        state(#""sensor_works": true"#)
        #expect(turn().moves.map(\.reason) == ["unattended"])
    }

    @Test("What waits for a device with something in its way is taken back at once, and goes to nobody")
    mutating func halted() {
        book.take([.of(1, device: 8, "open", at: now)])
        hello()
        state(#""obstructed": true"#)
        let page = turn()
        #expect(page.sendings.isEmpty)
        #expect(page.moves.map(\.to) == [.cancelled] && page.moves.map(\.reason) == ["obstructed"])
        #expect(page.halted.map(\.device) == [8])
    }

    @Test("A stop or a question by a person frees nothing; a movement does")
    mutating func freeing() {
        hello()
        state(#""obstructed": true"#)
        state(#""obstructed": false"#)
        for (id, name) in [(1, "status"), (2, "stop"), (3, "open")] as [(Int64, String)] {
            book.take([.of(id, device: 8, name, isStop: name == "stop", at: now)])
            _ = turn()
            hear("outcome", #"{"id": "\#(id)", "outcome": "done"}"#)
            #expect(book.devices[8]?.isHalted == (name != "open"))
        }
        // What was done before, and is said again, frees nothing.
        state(#""obstructed": true"#)
        hear("outcome", #"{"id": "3", "outcome": "done"}"#)
        #expect(book.devices[8]?.isHalted == true)
    }

    @Test("Whoever presses the device's button frees it, but not while something is in its way")
    mutating func button() {
        hello()
        state(#""obstructed": true"#, cause: "button")
        let halted = turn()
        #expect(halted.halted.map(\.device) == [8] && halted.freed.isEmpty && halted.buttons.count == 1)
        #expect(book.devices[8]?.isHalted == true)
        state(#""obstructed": false, "position": 20"#, cause: "button")
        #expect(turn().freed == [8] && book.devices[8]?.isHalted == false)
    }

    @Test("Reports of the start before do not hide those of the next, nor those that came as the broker went")
    mutating func order() {
        hello()
        seq = 900
        state("")
        hello(boot: "2")
        #expect(page.reports.map(\.seq) == [nil])
        _ = turn()
        hello()
        #expect(turn().refusals[8] == [.twoDevices: 1])
        hello()
        book.disconnected(at: now, onto: &page)
        #expect(page.gone == [8])
        hello()
        #expect(page.gone.isEmpty && book.devices[8]?.isConnected == true)
    }

    @Test("What came of a command that others ended is for the database to say")
    mutating func lost() {
        book.take([.of(1, device: 8, "open", at: now)])
        hello()
        _ = turn()
        hear("outcome", #"{"id": "1", "outcome": "done"}"#)
        book.forget([1])
        _ = turn()
        hear("outcome", #"{"id": "1", "outcome": "done"}"#)
        #expect(page.lookups.count == 1 && page.acknowledgements.isEmpty)
    }
}
