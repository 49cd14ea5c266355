import Foundation
import Testing
import Vocabulary
import Wire

@Suite("The radio in a heartbeat")
struct RadioRecordTests {
    private func radio(_ members: String) throws -> RadioRecord? {
        let text = #"{"args": {"radio": {\#(members)}}}"#
        return try WireJSON.decoder().decode(IncomingArguments<Heartbeat>.self, from: Data(text.utf8)).arguments?.radio
    }

    @Test("What need not be told may be left out, and be null")
    func minimum() throws {
        let minimum = #""state": "off", "reports_per_second": 0, "restarts": 0, "resets": 0, "dropped_reports": 0"#
        let expected = RadioRecord(state: .off, reportsPerSecond: 0, restarts: 0, resets: 0, droppedReports: 0)
        #expect(try radio(minimum) == expected)
        #expect(
            try radio(minimum + #", "mode": null, "commands": null, "error": null, "last_report_at": null"#) == expected
        )
    }

    @Test(
        "A word that is not known, and a number that does not fit, is an error that names the member",
        arguments: [
            ("state", #""asleep""#), ("state", "null"), ("reports_per_second", "1e400"), ("restarts", "1.5"),
            ("resets", "9223372036854775808"), ("dropped_reports", #""3""#), ("mode", #""both""#),
            ("commands", #""Legacy""#), ("last_report_at", "0"), ("error", "3"),
        ])
    func wrong(member: String, value: String) throws {
        var members = [
            "state": #""quiet""#, "reports_per_second": "0", "restarts": "0", "resets": "0", "dropped_reports": "0",
        ]
        members[member] = value
        let text = members.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
        let error = try #require(throws: DecodingError.self) { try radio(text) }
        #expect("\(error)".contains(member), "\(error)")
    }
}
