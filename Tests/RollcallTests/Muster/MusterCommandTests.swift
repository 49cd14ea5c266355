import Foundation
import Testing
import Vocabulary
import Wire

@testable import rollcall

@Suite("The muster list on a terminal")
struct MusterShowTests {
    @Test("How long ago somebody was heard is as the server tells it, whatever this machine's clock says")
    func age() throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        func line(_ age: Double?) -> MusterLineRecord {
            MusterLineRecord(
                personID: 1, email: "ada@school.example", firstName: "Ada", lastName: "L", classification: .student,
                state: .left, heardAt: now + 600, age: age, standing: .left, accountedFor: false)
        }
        let column = try #require(MusterCommand.Show.columns.first(where: { $0.header == "LAST HEARD" }))
        let times = TimeText(now: now, timeZone: try #require(TimeZone(identifier: "UTC")))
        #expect(column.cell(line(300), times) == "5 min ago")
        #expect(column.cell(line(nil), times) == "never")
    }
}
