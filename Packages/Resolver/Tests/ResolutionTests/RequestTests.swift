import Testing

@testable import Resolution

@Suite("Requests and replies")
struct RequestTests {
    private func requests(_ text: String) throws -> [Request] {
        try Request.requests(in: JSONObject(text: Array(text.utf8)))
    }

    @Test("Stations are looked for in the order, number and spelling in which they were asked for")
    func find() throws {
        let found = try requests(
            #"{"HRHomeStationsRequest": [{"StationDID": "b"}, {"StationDID": "a"}, {"StationDID": "b", "x": 1}, {}]}"#)
        let entries: [Request.Entry] = [.serial([0x62]), .serial([0x61]), .serial([0x62]), .serial(nil)]
        #expect(found == [.find(Request.Search(entries: entries, isExtended: false))])
    }

    @Test("A code is looked for in version 2 alone, wherever the version stands")
    func version() throws {
        let text = #""HRHomeStationsRequest": [{"Find": "00"}]"#
        let codes = Request.Search(entries: [.code(Array("00".utf8))], isExtended: true)
        #expect(try requests("{\"Version\": 2, \(text)}") == [.find(codes)])
        #expect(try requests("{\(text), \"Version\": 2}") == [.find(codes)])
        let old = Request.Search(entries: [.serial(nil)], isExtended: false)
        #expect(try requests("{\(text)}") == [.find(old)])
    }

    @Test("A hundred serials are taken, and one more is refused")
    func entries() throws {
        func text(_ count: Int) -> String {
            let entries = Array(repeating: #"{"StationDID": "a"}"#, count: count).joined(separator: ",")
            return #"{"HRHomeStationsRequest": [\#(entries)]}"#
        }
        #expect(try requests(text(100)).count == 1)
        #expect(throws: Request.Fault.tooManyEntries) { try requests(text(101)) }
    }

    @Test("An update counts as signed where it has a record and a signature, and else where it names an address")
    func updates() throws {
        #expect(
            try requests(#"{"HRHomeStationUpdate": {"StationDID": "a", "StationIP": "1.2.3.4"}}"#)
                == [.claim(Request.Claim(serial: .text([0x61]), address: IPv4(bits: 0x0102_0304)))])
        let signature = [UInt8](repeating: 0xAB, count: 64)
        #expect(
            try requests(
                #"{"HRHomeStationUpdate": {"StationDID": "a", "Record": "{}", "Signature": "\#(Hex.text(signature))"}}"#
            )
                == [.update(Request.Update(spelling: [0x61], record: Array("{}".utf8), signature: signature))])
        #expect(
            try requests(#"{"HRHomeStationUpdate": {"Record": 1, "Signature": "zz"}}"#)
                == [.update(Request.Update(spelling: nil, record: [], signature: nil))])
    }

    @Test(
        "What is of an unknown type or shape asks nothing",
        arguments: [
            "{}", #"{"Hello": 1}"#, #"{"HRHomeStationsRequest": 1}"#, #"{"HRHomeStationsRequest": [1]}"#,
            #"{"HRHomeStationUpdate": {"StationDID": "a", "StationIP": "999.1.1.1"}}"#,
            #"{"HRHomeStationUpdate": {"StationDID": "a", "StationIP": "::1"}}"#,
            #"{"HRHomeStationUpdate": {"StationDID": "a", "Record": "x"}}"#, #"{"HRWhoAmI": null}"#, #"{"Version": 2}"#,
        ])
    func nothing(text: String) throws {
        #expect(try requests(text).isEmpty)
    }

    @Test("A port is one from 1 to 65535", arguments: [("80", 80), ("0", nil), ("65536", nil), ("\"80\"", nil)])
    func port(text: String, port: Int?) throws {
        #expect(try requests("{\"HRReachMe\": {\"Port\": \(text)}}") == [.reachMe(port: port)])
    }

    @Test("An old reply has the two members alone, a new one four more")
    func replies() {
        let spelling = Array("A\"\u{1}ø".utf8)
        let known = Reply.Finding(
            asked: .serial(spelling), ipv4: IPv4("1.2.3.4"),
            record: Reply.Proof(record: Array("{\"a\"}".utf8), signature: [1], key: [2], seen: 3))
        let unknown = Reply.Finding(asked: .code([0x66]))
        #expect(
            text(.found([known], isExtended: false))
                == #"{"HRHomeStationReply": [{"StationDID": "A\"\u0001ø", "StationIP": "1.2.3.4"}]}"#)
        #expect(
            text(.found([known, unknown], isExtended: true))
                == #"{"HRHomeStationReply": [{"StationDID": "A\"\u0001ø", "StationIP": "1.2.3.4", "#
                + #""Record": "{\"a\"}", "Signature": "01", "Key": "02", "Seen": 3}, "#
                + #"{"Find": "f", "StationIP": null, "Record": null, "#
                + #""Signature": null, "Key": null, "Seen": null}]}"#)
        #expect(text(.found([], isExtended: false)) == #"{"HRHomeStationReply": []}"#)
    }

    @Test("The other replies")
    func others() {
        #expect(
            text(.updated(spelling: [0x61], .accepted(counter: 7)))
                == #"{"HRHomeStationUpdateReply": {"StationDID": "a", "Accepted": true, "Counter": 7, "Reason": null}}"#
        )
        #expect(
            text(.updated(spelling: nil, .refused(.slowDown, counter: nil)))
                == #"{"HRHomeStationUpdateReply": {"StationDID": null, "Accepted": false, "Counter": null, "#
                + #""Reason": "slow_down"}}"#)
        #expect(
            text(.registered(spelling: [0x61], .invitation))
                == #"{"HRHomeStationRegisterReply": {"StationDID": "a", "Registered": false, "Reason": "invitation"}}"#)
        #expect(text(.whoYouAre("::1")) == #"{"HRWhoAmIReply": {"Address": "::1"}}"#)
        #expect(
            text(.reachable(nil, refusal: .slowDown))
                == #"{"HRReachMeReply": {"Reachable": null, "Reason": "slow_down"}}"#)
    }

    private func text(_ reply: Reply) -> String {
        String(decoding: reply.bytes, as: UTF8.self)
    }

    @Test("What is signed has a prefix of its own")
    func signed() {
        #expect(SignedText.update(record: [0x7B]) == Array("rollcall-station-1\n{".utf8))
        #expect(
            SignedText.registration(serial: [0x61], key: [0x62], invitation: [0x63])
                == Array("rollcall-register-1\na\nb\nc".utf8))
    }
}
