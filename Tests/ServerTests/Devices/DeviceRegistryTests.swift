import Devices
import Foundation
import Testing

@testable import MQTT
@testable import Server
@testable import Store

/// The book as a value, with two devices: lamp 7 and garage door 8.
@Suite("The book of devices")
struct DeviceRegistryTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private var book = DeviceRegistry(site: "school")
    private var page = LinkPage()

    init() throws {
        let kinds = Dictionary(uniqueKeysWithValues: Kind.shipped.map { ($0.name, $0) })
        book.renew([.of(7, kind: "lamp"), .of(8, kind: "garage_door", .skylux)], kinds, onto: &page)
        page = LinkPage()
    }

    private mutating func hear(_ device: Int64, _ channel: String, _ text: String, after seconds: TimeInterval = 0) {
        let topic = "rollcall/school/device/\(device)/up/\(channel)"
        book.take(MQTTMessage(topic: topic, text: text), at: now + seconds, onto: &page)
    }

    private mutating func hello(boot: String = "1") {
        hear(7, "hello", #"{"kind": "lamp", "serial": "S7", "firmware": "1", "boot": "\#(boot)"}"#)
    }

    private mutating func turn() -> LinkPage {
        defer { page = LinkPage() }
        return page
    }

    @Test("A command waits for the device's hello, goes out, and its end is committed before it is acknowledged")
    mutating func wholeLife() {
        book.take([.of(1, device: 7, at: now)])
        book.pass(at: now, onto: &page)
        #expect(page.sendings.isEmpty && page.moves.isEmpty)
        hello()
        book.pass(at: now, onto: &page)
        let sent = turn()
        #expect(sent.moves.map(\.to) == [.sent])
        #expect(sent.outgoing(without: []).map(\.message.topic) == ["rollcall/school/device/7/down/command"])
        hear(7, "outcome", #"{"id": "1", "outcome": "accepted"}"#)
        hear(7, "outcome", #"{"id": "1", "outcome": "done", "state": {"on": true}}"#)
        let done = turn()
        #expect(done.moves.map { [$0.from, $0.to] } == [[.sent, .accepted], [.accepted, .done]])
        #expect(done.outgoing(without: []).map(\.message.topic) == ["rollcall/school/device/7/down/ack"])
        // Acknowledged again, without another step.
        hear(7, "outcome", #"{"id": "1", "outcome": "done", "state": {"on": true}}"#)
        let again = turn()
        #expect(again.moves.isEmpty && again.acknowledgements.count == 1)
    }

    @Test("What nobody ended is repeated, and what somebody else ended goes to nobody")
    mutating func repeats() throws {
        book.take([.of(1, device: 7, at: now)])
        hello()
        book.pass(at: now, onto: &page)
        let first = turn()
        #expect(first.outgoing(without: [1]).isEmpty)
        let next = try #require(book.nextAt)
        book.pass(at: next, onto: &page)
        let second = turn()
        #expect(second.moves.map(\.isStep) == [false] && second.sendings.count == 1)
        book.forget([1])
        #expect(book.nextAt == nil)
    }

    @Test("Stops go first")
    mutating func stops() {
        book.take([.of(1, device: 7, at: now), .of(2, device: 7, isStop: true, at: now)])
        hello()
        book.pass(at: now, onto: &page)
        #expect(page.outgoing(without: []).map(\.command) == [2, 1])
    }

    @Test("A device that nobody hears is away, and what it was told waits")
    mutating func unheard() {
        book.take([.of(1, device: 7, at: now)])
        hello()
        book.pass(at: now, onto: &page)
        _ = turn()
        book.answered(MQTTError(.noSubscribers, ""), of: 1, at: now, onto: &page)
        let unheard = turn()
        #expect(unheard.gone == [7])
        #expect(unheard.moves.map(\.to) == [.asked] && unheard.moves.map(\.reason) == ["device_away"])
    }

    @Test("When the broker goes nobody is there, and when it is back all are asked how they are")
    mutating func brokerGoes() {
        hello()
        _ = turn()
        book.disconnected(at: now, onto: &page)
        #expect(page.isAllGone)
        #expect(book.devices[7]?.isConnected == false)
        book.connected(onto: &page)
        #expect(page.questions.map(\.topic) == ["rollcall/school/device/7/down/command", "skylux/8/command"])
    }

    @Test("Who is away is asked once a minute, since the broker may have dropped a hello")
    mutating func asksAway() {
        hello()
        book.pass(at: now, onto: &page)
        book.pass(at: now + 59, onto: &page)
        #expect(turn().questions.isEmpty)
        book.pass(at: now + 60, onto: &page)
        #expect(turn().questions.map(\.topic) == ["skylux/8/command"])
        book.pass(at: now + 61, onto: &page)
        #expect(turn().questions.isEmpty)
    }

    @Test("Bad input is counted by reason, and changes nothing")
    mutating func badInput() {
        hello()
        _ = turn()
        hear(7, "state", "no JSON")
        hear(7, "state", String(repeating: " ", count: 4_097))
        hear(7, "state", #"{"seq": 5, "properties": {"on": true}}"#)
        hear(7, "state", #"{"seq": 5, "properties": {"on": false}}"#)
        hear(7, "state", #"{"seq": 4, "properties": {"on": false}}"#)
        hear(7, "hello", #"{"kind": "lamp", "serial": "other", "firmware": "1", "boot": "1"}"#)
        hear(7, "hello", #"{"kind": "skylight", "serial": "S7", "firmware": "1", "boot": "1"}"#)
        hear(8, "state", #"{"seq": 1, "properties": {}}"#)
        hear(9, "state", #"{"seq": 1, "properties": {}}"#)
        book.take(MQTTMessage(topic: "elsewhere", text: ""), at: now, onto: &page)
        let page = turn()
        #expect(
            page.refusals[7] == [.notJSON: 1, .tooLong: 1, .staleSeq: 2, .wrongSerial: 1, .wrongKind: 1])
        #expect(page.refusals[8] == [.wrongDialect: 1])
        #expect(page.strays == [.unknownDevice: 1, .unknownTopic: 1] && page.unknown == [9])
        #expect(book.devices[7]?.state == ["on": .bool(true)])
    }

    @Test("Another's command and one that is unknown are looked up or counted, and never acted on")
    mutating func othersCommand() {
        book.take([.of(1, device: 8, at: now)])
        hear(7, "outcome", #"{"id": "1", "outcome": "done"}"#)
        #expect(page.refusals[7] == [.unknownCommand: 1] && page.moves.isEmpty)
        hear(7, "outcome", #"{"id": "99", "outcome": "done"}"#)
        #expect(page.lookups.map(\.device) == [7])
        let report = page.lookups[0].report
        book.take(report, of: 7, found: nil, at: now, onto: &page)
        // The device must not repeat for ever what nobody knows.
        #expect(page.acknowledgements.map(\.command) == [1, 99])
        #expect(page.refusals[7] == [.unknownCommand: 2])
    }

    @Test("What is in the way halts the device, and what its button did is written once for each movement")
    mutating func obstructed() throws {
        let kinds = Dictionary(uniqueKeysWithValues: Kind.shipped.map { ($0.name, $0) })
        book.renew([.of(8, kind: "garage_door")], kinds, among: [8], onto: &page)
        let door = try #require(kinds["garage_door"])
        let match = try #require(door.obstructed)
        _ = turn()
        let value = String(decoding: try JSONEncoder().encode(match.value), as: UTF8.self)
        let state = #"{"\#(match.property)": \#(value)}"#
        hear(8, "state", #"{"seq": 1, "properties": \#(state), "cause": "sensor"}"#)
        #expect(turn().halted.map(\.device) == [8])
        hear(8, "state", #"{"seq": 2, "properties": \#(state), "cause": "sensor"}"#)
        #expect(turn().halted.isEmpty)
        hear(8, "state", #"{"seq": 3, "properties": {}, "cause": "button"}"#)
        hear(8, "state", #"{"seq": 4, "properties": {}, "cause": "button"}"#, after: 5)
        hear(8, "state", #"{"seq": 5, "properties": {}, "cause": "button"}"#, after: 16)
        #expect(turn().buttons.map(\.device) == [8, 8])
    }
}

extension LinkedDevice {
    static func of(
        _ id: Int64, kind: String, _ dialect: Dialect = .rollcall, isUnattended: Bool = true
    ) -> LinkedDevice {
        LinkedDevice(
            id: id, kind: kind, serial: "S\(id)", dialect: dialect, isUnattended: isUnattended, boot: nil, seq: nil,
            state: DeviceState(
                properties: [:], firmware: nil, cause: nil, reportedAt: nil, isConnected: false, connectedAt: nil,
                obstructedAt: nil, refused: [:]))
    }
}

extension OutgoingCommand {
    static func of(
        _ id: Int64, device: Int64, _ name: String = "on", by source: CommandSource = .person, isStop: Bool = false,
        warning: Int = 0, at now: Date
    ) -> OutgoingCommand {
        OutgoingCommand(
            command: StoredCommand(
                id: id, device: device, name: name, args: [:], property: "on", value: .bool(true), isStop: isStop,
                isToggle: false, longest: 10, warning: warning, state: .asked, reason: nil, source: source, person: 1,
                way: "api", rule: nil, schedule: nil, causes: [], askedAt: now, expiresAt: now + 30, endedAt: nil,
                outcomeState: nil, sends: 0, nextSendAt: now),
            kind: "lamp", dialect: .rollcall, isConnected: false)
    }
}
