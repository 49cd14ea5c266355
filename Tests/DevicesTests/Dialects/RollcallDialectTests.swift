import Devices
import Foundation
import Testing

@Suite("Rollcall's own dialect")
struct RollcallDialectTests {
    private func read(_ channel: String, _ text: String) throws -> Incoming {
        try Dialect.rollcall.read(channel, Array(text.utf8), kind: shipped("skylight"))
    }

    private func refusal(_ channel: String, _ text: String) -> RefusedMessage? {
        do {
            _ = try read(channel, text)
            return nil
        } catch {
            return error as? RefusedMessage
        }
    }

    @Test("A command has id, name, arguments, and how long it holds; a warning only where there is one")
    func command() throws {
        var said = SaidCommand(id: "7", name: "close", expiresIn: 29_000)
        let kind = try shipped("skylight")
        let message = Dialect.rollcall.say(said, to: 12, site: "k1", kind: kind)
        #expect(message?.topic == "rollcall/k1/device/12/down/command")
        let plain = #"{"args":{},"command":"close","expires_in_ms":29000,"id":"7"}"#
        #expect(message.map { String(decoding: $0.payload, as: UTF8.self) } == plain)
        said.warning = 5_000
        let warning = try #require(Dialect.rollcall.say(said, to: 12, site: "k1", kind: kind))
        #expect(String(decoding: warning.payload, as: UTF8.self).contains(#""warn_ms":5000"#))
    }

    @Test("An acknowledgement and a question for the state")
    func others() {
        let ack = Dialect.rollcall.acknowledge("7", to: 12, site: "k1")
        #expect(ack == DeviceMessage(topic: "rollcall/k1/device/12/down/ack", payload: Array(#"{"id":"7"}"#.utf8)))
        let asked = Dialect.rollcall.askStatus(of: 12, site: "k1")
        #expect(asked.map(\.payload) == [Array(#"{"command":"status"}"#.utf8)])
    }

    @Test("Hello, state, outcome and gone are read")
    func reading() throws {
        let hello = #"{"kind":"skylight","serial":"S1","firmware":"1.0","boot":"b1","more":1}"#
        let said = DeviceMessages.Hello(kind: "skylight", serial: "S1", firmware: "1.0", boot: "b1")
        #expect(try read("hello", hello) == .hello(said))
        let state = try read("state", #"{"seq":3,"properties":{"position":40,"moving":null},"cause":"command:7"}"#)
        let report = Report(
            seq: 3, properties: ["position": .number(40)], forgotten: ["moving"], cause: .command("7"))
        #expect(state == .state(report))
        let outcome = try read(
            "outcome", #"{"id":"7","outcome":"obstructed","reason":"an arm","state":{"position":40}}"#)
        let expected = OutcomeReport(
            id: "7", outcome: .obstructed, reason: "an arm", state: ["position": .number(40)])
        #expect(outcome == .outcome(expected))
        #expect(try read("gone", "") == .gone)
    }

    @Test("What a lock says of attempts and activations is no matter of commands, and is passed over")
    func lockMessages() throws {
        let lock = try shipped("lock")
        let outcome = #"{"attempt":"7","outcome":"opened","proof":"00"}"#
        for (channel, text) in [("handshake", "{}"), ("nonce", #"{"attempt":"7","nonce":"00"}"#), ("outcome", outcome)]
        {
            let bytes = Array(text.utf8)
            #expect(try Dialect.rollcall.read(channel, bytes, kind: lock) == .nothing)
        }
        #expect(refusal("outcome", outcome) == .missingMember)
        let done = try Dialect.rollcall.read("outcome", Array(#"{"id":"7","outcome":"done"}"#.utf8), kind: lock)
        #expect(done == .outcome(OutcomeReport(id: "7", outcome: .done)))
    }

    @Test("A state that is wrong in part holds in the rest")
    func partly() throws {
        let state = try read("state", #"{"seq":0,"properties":{"position":400,"moving":{},"obstructed":false,"x":1}}"#)
        guard case .state(let report) = state else { return #expect(Bool(false), "It is a state.") }
        #expect(report.properties == ["obstructed": .bool(false)])
        #expect(Set(report.refused) == [.outOfRange, .wrongType, .unknownProperty])
        #expect(report.cause == .unknown)
    }

    @Test(
        "What is wrong has its reason",
        arguments: [
            ("state", "", RefusedMessage.notJSON), ("state", "{", .notJSON), ("state", "{\"seq\":NaN}", .notJSON),
            ("state", "[]", .wrongType), ("state", "{}", .missingMember), ("state", "{\"seq\":1}", .missingMember),
            ("state", #"{"seq":"1","properties":{}}"#, .wrongType),
            ("state", #"{"seq":1.5,"properties":{}}"#, .wrongType),
            ("state", #"{"seq":-1,"properties":{}}"#, .outOfRange),
            ("state", #"{"seq":1,"properties":[]}"#, .wrongType),
            ("outcome", #"{"id":"1","outcome":"perfect"}"#, .unknownOutcome),
            ("outcome", #"{"id":1,"outcome":"done"}"#, .wrongType),
            ("outcome", #"{"id":"12345678901234567890","outcome":"done"}"#, .unknownCommand),
            ("hello", #"{"kind":"skylight","serial":"a\u0000","firmware":"1","boot":"1"}"#, .unprintable),
            ("hello", #"{"kind":"skylight","serial":"a","firmware":"1","boot":""}"#, .missingMember),
            ("weather", "{}", .unknownTopic),
        ])
    func wrong(channel: String, text: String, reason: RefusedMessage) {
        #expect(refusal(channel, text) == reason)
    }

    @Test("4,096 bytes are read, 4,097 are not; a number beyond all numbers is no value")
    func limits() {
        let start = #"{"seq":1,"properties":{}"#
        let spaces = String(repeating: " ", count: 4_096 - start.utf8.count - 1)
        #expect(refusal("state", start + spaces + "}") == nil)
        #expect(refusal("state", start + spaces + " }") == .tooLong)
        let huge = refusal("state", #"{"seq":1,"properties":{"position":1e400}}"#)
        #expect(huge == nil || huge == .notJSON)
    }

    @Test("A device's words are cut, and what cannot be shown is left out")
    func reasons() throws {
        let long = String(repeating: "x", count: 300)
        let read = try read("outcome", "{\"id\":\"1\",\"outcome\":\"failed\",\"reason\":\"a\\u0000b\(long)\"}")
        guard case .outcome(let report) = read else { return #expect(Bool(false), "It is an outcome.") }
        #expect(report.reason?.count == 200 && report.reason?.hasPrefix("abx") == true)
    }

    @Test("A reason of which nothing can be shown is none, and letters with marks count as PostgreSQL counts them")
    func countedAsPostgreSQL() throws {
        for text in ["", #"\u0000\u202e"#] {
            let read = try read("outcome", "{\"id\":\"1\",\"outcome\":\"failed\",\"reason\":\"\(text)\"}")
            #expect(read == .outcome(OutcomeReport(id: "1", outcome: .failed)))
        }
        let marked = String(repeating: "e\u{301}", count: 200)
        let read = try read("outcome", "{\"id\":\"1\",\"outcome\":\"failed\",\"reason\":\"\(marked)\"}")
        guard case .outcome(let report) = read else { return #expect(Bool(false), "It is an outcome.") }
        #expect(report.reason?.unicodeScalars.count == 200)
        let firmware = String(repeating: "e\u{301}", count: 33)
        let hello = "{\"kind\":\"skylight\",\"serial\":\"a\",\"firmware\":\"\(firmware)\",\"boot\":\"1\"}"
        #expect(refusal("hello", hello) == .tooLong)
    }

    @Test(
        "A cause that is no command of a number is not known",
        arguments: [#"command:\u0000"#, "command:", "command:x", "command:1\u{301}", "command:12345678901234567890"])
    func causes(text: String) throws {
        let read = try read("state", "{\"seq\":1,\"properties\":{},\"cause\":\"\(text)\"}")
        #expect(read == .state(Report(seq: 1, properties: [:])))
    }

    @Test("A start that was there before the last one is that of a second device")
    func twoDevices() {
        var order = DeviceOrder(boot: "a", seq: 3)
        let backs = ["a", "b", "b", "c", "b", "c"].map { order.hello(boot: $0) }
        #expect(backs == [false, false, false, false, true, true])
    }

    @Test("A report holds over what was known, and forgets what it says is unknown")
    func merging() {
        let report = Report(properties: ["a": .number(2)], forgotten: ["b"])
        let known: DeviceProperties = ["a": .number(1), "b": .bool(true), "c": .bool(true)]
        #expect(report.merged(into: known) == ["a": .number(2), "c": .bool(true)])
    }

    @Test("Within one start of a device a seq that does not rise is not taken")
    func order() {
        var order = DeviceOrder()
        order.hello(boot: "a")
        var accepted = [5, 5, 4, 6].map { order.accepts(seq: $0) }
        #expect(accepted == [true, false, false, true])
        order.hello(boot: "a")
        accepted = [order.accepts(seq: 1)]
        order.hello(boot: "b")
        accepted.append(order.accepts(seq: 1))
        #expect(accepted == [false, true])
    }
}
