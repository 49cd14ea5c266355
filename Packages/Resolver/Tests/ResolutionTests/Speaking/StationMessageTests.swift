import Resolution
import Testing

@Suite("What a station says")
struct StationMessageTests {
    private func requests(_ message: StationMessage) throws -> [Request] {
        try Request.requests(in: JSONObject(text: message.bytes))
    }

    @Test("A resolver reads what a station asks")
    func asks() throws {
        #expect(try requests(.whoAmI) == [.whoAmI])
        #expect(try requests(.reachMe(port: 443)) == [.reachMe(port: 443)])
        let signature = [UInt8](repeating: 7, count: 64)
        let record = Array(#"{"serial": "a\"b"}"#.utf8)
        let update = Request.Update(spelling: Array("a\"b".utf8), record: record, signature: signature)
        #expect(try requests(.update(serial: "a\"b", record: record, signature: signature)) == [.update(update)])
    }

    @Test("A registration has what both keys sign, byte for byte")
    func registers() throws {
        var registration = StationMessage.Registration(
            serial: "S1", key: [UInt8](repeating: 1, count: 32), invitation: "0000-0000-0000-0000")
        registration.signature = [UInt8](repeating: 2, count: 64)
        registration.oldSignature = [UInt8](repeating: 3, count: 64)
        guard case .register(let read)? = try requests(.register(registration)).first else {
            Issue.record("no registration")
            return
        }
        let text = SignedText.registration(
            serial: try #require(read.spelling), key: read.key, invitation: read.invitation)
        #expect(text == registration.text && read.signature == registration.signature)
        #expect(read.oldSignature == registration.oldSignature)
    }

    @Test("A record says all facts, and is read back")
    func record() throws {
        let facts = StationFacts(
            serial: try #require(Serial("00:0C:29:AB:CD:EF")), ipv4: IPv4("198.51.100.7"),
            ipv6: [try #require(IPv6("2001:db8::1")), try #require(IPv6("2001:db8::2"))], port: 8443,
            name: "station.rollcall.internal", tls: [UInt8](repeating: 9, count: 32), holds: 600, findable: .serial)
        let read = try StationRecord(facts.record(counter: 5, time: 1_800_000_000_000), allowingLocal: true)
        #expect(read.serial == facts.serial && read.counter == 5 && read.time == 1_800_000_000_000)
        #expect(read.ipv4 == facts.ipv4 && read.ipv6 == facts.ipv6 && read.port == 8443 && read.holds == 600)
        #expect(read.name == Array("station.rollcall.internal".utf8) && read.tls == facts.tls)
        #expect(read.findable == .serial)
    }

    @Test("The longest record that a station says is not too long for a resolver")
    func maximum() throws {
        let addresses = (1...4).map { IPv6(high: 0x2001_0DB8_FFFF_FFFF, low: 0xFFFF_FFFF_FFFF_FFF0 + $0) }
        let facts = StationFacts(
            serial: try #require(Serial(String(repeating: "\\", count: 64))), ipv4: IPv4("255.255.255.254"),
            ipv6: addresses, port: 65_535, name: String(repeating: "x", count: 253),
            tls: [UInt8](repeating: 255, count: 32), holds: 86_400, findable: .serial)
        let text = facts.record(counter: StationRecord.counters.upperBound, time: 9_007_199_254_740_991)
        #expect(text.count <= StationRecord.maximum)
    }

    @Test(
        "A station reads what a resolver answers",
        arguments: [
            (Reply.whoYouAre("192.0.2.1"), ResolverAnswer.whoYouAre("192.0.2.1")),
            (.reachable(true, refusal: nil), .reachable(true)),
            (.reachable(nil, refusal: .slowDown), .reachable(nil)),
            (.registered(spelling: [], nil), .registered(nil)),
            (.registered(spelling: [], .invitation), .registered(.invitation)),
            (.updated(spelling: [], .accepted(counter: 4)), .updated(.accepted(counter: 4))),
            (
                .updated(spelling: [], .refused(.counter, counter: 9)), .updated(.refused(.counter, counter: 9))
            ),
        ])
    func answers(reply: Reply, answer: ResolverAnswer) throws {
        #expect(ResolverAnswer(try JSONObject(text: reply.bytes)) == answer)
    }

    @Test("Of the greeting it knows the first member, and of what it does not know nothing")
    func others() throws {
        #expect(ResolverAnswer(try JSONObject(text: Reply.greeting)) == .greeting)
        #expect(ResolverAnswer(try JSONObject(text: Array(#"{"HRNews": {}}"#.utf8))) == nil)
        let strange = Array(#"{"HRHomeStationUpdateReply": {"Accepted": 1, "Reason": "mood"}}"#.utf8)
        #expect(ResolverAnswer(try JSONObject(text: strange)) == .updated(.refused(.unavailable, counter: nil)))
    }
}
