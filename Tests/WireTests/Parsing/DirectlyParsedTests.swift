import Foundation
import Testing
import Wire

@Suite("Requests that are read without Decodable")
struct DirectlyParsedTests {
    static let sighting = #"{"uuid":"F7826DA6-4fa2-4e98-8024-bc5b71e0893e","major":0,"minor":65535,"heard_at":"#
    static let report = #"{"spool":"s","sequence":0,"sent_at":"2026-09-01T08:30:00Z","sightings":[]"#

    /// Reports that nodes may well send.
    static let plain = [
        report + "}",
        "\r\n{ \"sightings\" :\n[ ]\t, \"sent_at\":  \"2026-09-01T08:30:00Z\" ,\"sequence\" : 0 , \"spool\": \"s\" }\n",
        report + #","boot":null,"uptime":null,"digest":null}"#,
        report + #","boot":"","uptime":{"seconds":0,"boot":"b","more":-1.5}}"#,
        report + #","uptime":{"boot":"b","seconds":123456.789012345678}}"#,
        report + #","uptime":{"boot":"b","seconds":-0.0}}"#,
        report + #","more":[{"a":[true,false,null,-1.25,"text",{}],"b":{}},[]]}"#,
        report.replacing("[]", with: "[\(sighting)\"1999-12-31t23:59:60.123456789123+23:59\"}]}"),
        report.replacing("[]", with: "[\(sighting)\"9999-12-31 23:59:59z\",\"rssi\":-70,\"count\":null} ]}"),
        report.replacing(
            "[]", with: "[\(sighting)\"1900-01-01T00:00:00.1-00:00\",\"address\":\"A4:c1:38:bf:6f:ab\"}]}"),
        report.replacing("\":0,", with: "\":999999999999999999,") + "}",
        report.replacing("\":0,", with: "\":-999999999999999999,") + "}",
        report.replacing("\"s\"", with: "\"~ \u{7f}/[]{}:,\"") + "}",
    ]

    @Test("Bodies of the plain form are taken, with what WireJSON makes of them", arguments: plain)
    func taken(body: String) {
        #expect(ParsedBody.bare(Report.self, body.utf8) == .same)
        let envelope = #"{"args": \#(body), "more": {"args": [1]}, "type": "scanner.report"}"#
        #expect(ParsedBody.envelope(Report.self, envelope.utf8) == .same)
        #expect(ParsedBody.type(envelope.utf8) == .same)
    }

    /// Also what is right, but in a form that nobody sends.
    static let other = [
        "", "{", "[]", "null", report, report + "}}", report + "},", report + ",}", report + "} x",
        "\u{feff}" + report + "}",
        "{}", report + #","spool":"s"}"#, report + #","boot":null,"boot":"b"}"#, report + #","boot":1}"#,
        report + #","boot":"\u0062"}"#, report + #","boot":"é"}"#, report + #","bo\u006ft":"b"}"#,
        report + #","é":1}"#, report + ",\"boot\":\"\n\"}", report + #","boot":"b}"#, report + #","boot":nul}"#,
        report + #","uptime":{"boot":"b"}}"#, report + #","uptime":{"boot":"b","seconds":1e3}}"#,
        report + #","uptime":{"boot":"b","seconds":1.}}"#, report + #","uptime":{"boot":"b","seconds":.5}}"#,
        report + #","uptime":{"boot":"b","seconds":"1"}}"#, report + #","uptime":[]}"#,
        report + #","more":01}"#, report + #","more":+1}"#, report + #","more":tru}"#, report + #","more":[1,]}"#,
        report + #","more":[1 2]}"#, report + #","more":{"a"}}"#, report + #","more":{1:2}}"#,
        report + #","more":- 1}"#,
        report + #","more":\#(String(repeating: "[", count: 33))\#(String(repeating: "]", count: 33))}"#,
        report + #","more":\#(String(repeating: "[", count: 100_000))"#,
        report.replacing("\":0,", with: "\":0.0,") + "}", report.replacing("\":0,", with: "\":-0,") + "}",
        report.replacing("\":0,", with: "\":1e2,") + "}", report.replacing("\":0,", with: "\":00,") + "}",
        report.replacing("\":0,", with: "\":null,") + "}", report.replacing("\":0,", with: "\":true,") + "}",
        report.replacing("\":0,", with: "\":9223372036854775808,") + "}",
        report.replacing("\":0,", with: "\":\(String(repeating: "9", count: 100_000)),") + "}",
        report.replacing("2026-09-01", with: "2026-02-30") + "}", report.replacing("08:30:00Z", with: "08:30:00") + "}",
        report.replacing("2026-09-01", with: "1899-12-31") + "}", report.replacing("[]", with: "null}"),
        report.replacing("[]", with: "[null]}"), report.replacing("[]", with: "[\(sighting)null}]}"),
    ]

    @Test("All else is left to WireJSON", arguments: other)
    func declined(body: String) {
        #expect(ParsedBody.bare(Report.self, body.utf8) == .declined)
        #expect(ParsedBody.envelope(Report.self, #"{"type":"scanner.report","args":\#(body)}"#.utf8) == .declined)
    }

    @Test(
        "Majors, minors and levels out of range are left to WireJSON",
        arguments: ["65536", "-1", "1.0", "1e1", "\"1\"", "null", "99999999999999999999"])
    func outOfRange(number: String) {
        let beacon = #"{"uuid":"f7826da6-4fa2-4e98-8024-bc5b71e0893e","major":\#(number),"minor":1}"#
        #expect(ParsedBody.bare(UpdateLocation.self, #"{"beacons":[\#(beacon)]}"#.utf8) == .declined)
    }

    @Test(
        "A student's report may leave everything out",
        arguments: [
            "{}", #"{"major":null,"minor":null,"beacons":null,"sent_at":null}"#, #"{"major":70000,"minor":-5}"#,
            #"{"beacons":[{"minor":1,"major":2,"uuid":"f7826da6-4fa2-4e98-8024-bc5b71e0893e","rssi":null}]}"#,
        ])
    func location(body: String) {
        #expect(ParsedBody.bare(UpdateLocation.self, body.utf8) == .same)
        #expect(ParsedBody.envelope(UpdateLocation.self, #"{"args":\#(body)}"#.utf8) == .same)
    }

    @Test(
        "An envelope without arguments, or with two, is left to WireJSON",
        arguments: [
            "{}", #"{"args":null}"#, #"{"args":{},"args":{}}"#, #"{"args":[]}"#, #"{"args":{}"#, #"{"args":{}}x"#,
            #"{"\u0061rgs":{}}"#, #"[{"args":{}}]"#,
        ])
    func envelope(body: String) {
        #expect(ParsedBody.envelope(UpdateLocation.self, body.utf8) == .declined)
    }

    @Test(
        "A type that is missing, twice there or no plain text is left to WireJSON",
        arguments: [
            "", "{}", #"{"type":null}"#, #"{"type":1}"#, #"{"type":"a","type":"b"}"#, #"{"type":"\u0061"}"#,
            #"{"type":"é"}"#, #"{"type":"a","args":{]}"#, #"{"type":"a"} {"#,
        ])
    func type(body: String) {
        #expect(ParsedBody.type(body.utf8) == .declined)
    }
}
