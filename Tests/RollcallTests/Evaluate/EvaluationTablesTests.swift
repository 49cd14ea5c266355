import Foundation
import Tables
import Testing

@testable import rollcall

@Suite("The tables of an evaluation")
struct EvaluationTablesTests {
    @Test(
        "What is wrong in a table is told with its line",
        arguments: [
            ("sightings.csv", "s,2,R1", "line 3: nothing in column “rssi”"),
            ("sightings.csv", "s,2,R1,loud", "line 3: “rssi” is no number: loud"),
            ("sightings.csv", "s,2,R1,127", "line 3: “rssi” is no level in dBm: 127"),
            ("sightings.csv", "s,0x10,R1,-60", "line 3: “t” is no number: 0x10"),
            ("sightings.csv", "s,1e12,R1,-60", "line 3: “t” is no time"),
            ("sightings.csv", "s,2e7,R1,-60", "Session s goes from second 1 to 20000000"),
            ("rooms.csv", "s,5,4,hall", "line 3: the stay ends before it begins"),
            ("receivers.csv", "R1,hall", "line 3: R1 stands there twice"),
        ])
    func wrongTables(name: String, line: String, message: String) throws {
        let folder = try TableFolder.twoRooms()
        var lines = try folder.lines(of: name)
        lines.insert(line, at: 2)
        try folder.write(lines, to: name)
        let error = #expect(throws: TableError.self) {
            var run = EvaluationRun(try folder.files("--rooms", folder.path("rooms.csv")))
            _ = try run.run()
        }
        #expect(error?.message.contains(message) == true)
        #expect(throws: (any Error).self) { try folder.lines(of: "live.csv") }
        try folder.remove()
    }

    @Test("A truth may name rooms that nothing else names, and sessions that nobody recorded")
    func strangeTruth() throws {
        let folder = try TableFolder.twoRooms()
        try folder.write(
            ["session,start,end,room", "s,0,30,hall", "s,30,61,cellar", "other,0,60,hall"], to: "rooms.csv")
        var run = EvaluationRun(try folder.files("--rooms", folder.path("rooms.csv")))
        let report = try #require(try run.run().first)
        #expect(report.score.labelled == 121 && report.score.missed == 2 && report.score.visits == 3)
        #expect(report.text.contains("cellar") && report.text.contains("session other, which the truth knows"))
        try folder.remove()
    }

    @Test("The last decision holds for as long as the truth goes on, and true changes count over holes in it")
    func holes() throws {
        let folder = try TableFolder.twoRooms()
        try folder.write(
            ["session,start,end,room", "s,5,20,hall", "s,40,50,\"room, small\"", "s,60,80,hall"], to: "rooms.csv")
        var run = EvaluationRun(try folder.files("--rooms", folder.path("rooms.csv")))
        let score = try #require(try run.run().last?.score)
        #expect(score.labelled == 45 && score.right == 25 && score.changes == 2 && score.reported == 1)
        try folder.remove()
    }

    @Test("Times may count from anywhere", arguments: [-1000, 0, 1_700_000_000])
    func times(offset: Int) throws {
        let folder = try TableFolder.twoRooms()
        for name in ["sightings.csv", "rooms.csv"] {
            let lines = try folder.lines(of: name)
            try folder.write(
                lines.prefix(1)
                    + lines.dropFirst().map { line in
                        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
                        let times = name == "rooms.csv" ? 1...2 : 1...1
                        return cells.enumerated().map { index, cell in
                            times.contains(index) ? String(Double(offset) + (Double(cell) ?? 0)) : String(cell)
                        }.joined(separator: ",")
                    }, to: name)
        }
        var run = EvaluationRun(try folder.files("--rooms", folder.path("rooms.csv")))
        let score = try #require(try run.run().last?.score)
        #expect(score.labelled == 61 && score.right > 58)
        #expect(try folder.lines(of: "live.csv")[1] == "s,\(offset + 1),hall")
        try folder.remove()
    }

    @Test("Names come out as they went in, also those that a spreadsheet would take for a formula")
    func names() throws {
        let folder = try TableFolder()
        try folder.write(["receiver,room", "R1,@home"], to: "receivers.csv")
        try folder.write(["session,t,receiver,rssi", "=s,0.5,R1,-60"], to: "sightings.csv")
        var run = EvaluationRun(try folder.files())
        _ = try run.run()
        #expect(try folder.lines(of: "live.csv") == ["session,t,room", "=s,1,@home"])
        try folder.remove()
    }
}
