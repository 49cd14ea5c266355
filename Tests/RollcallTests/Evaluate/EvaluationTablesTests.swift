import Foundation
import Tables
import Testing

@testable import rollcall

@Suite("The tables of an evaluation")
struct EvaluationTablesTests {
    @Test(
        "What is wrong in a table is told with its line",
        arguments: [
            ("sightings.csv", "s,2,R1", "line 3: no value in column “rssi”"),
            ("sightings.csv", "s,2,R1,loud", "line 3: “rssi” is not a number: loud"),
            ("sightings.csv", "s,2,R1,126", "line 3: “rssi” is not a level from -127 to 20 dBm: 126"),
            ("sightings.csv", "s,0x10,R1,-60", "line 3: “t” is not a number: 0x10"),
            ("sightings.csv", "s,1e12,R1,-60", "line 3: “t” is not a time"),
            ("sightings.csv", "s,2e7,R1,-60", "Session s goes from second 1 to 20000000"),
            ("rooms.csv", "s,5,4,hall", "line 3: the stay ends before it begins"),
            ("receivers.csv", "R1,attic", "line 3: R1 is in another room in an earlier row"),
        ])
    func wrongTables(name: String, line: String, message: String) throws {
        let folder = try TableFolder.twoRooms()
        var lines = try folder.lines(of: name)
        lines.insert(line, at: 2)
        try folder.write(lines, to: name)
        let error = #expect(throws: TableError.self) {
            var run = Evaluation.Run(try folder.files("--rooms", folder.path("rooms.csv")))
            _ = try run.run()
        }
        #expect(error?.message.contains(message) == true)
        #expect(throws: (any Error).self) { try folder.lines(of: "live.csv") }
        try folder.remove()
    }

    @Test(
        "What says nothing, or the same again, is passed over",
        arguments: [
            ("sightings.csv", ["s,61.5,R1,", "s,61.5,R2, 127 "]), ("rooms.csv", ["s,10,10,attic"]),
            ("receivers.csv", ["R1,hall", "R3,"]), ("survey.csv", []),
        ])
    func nothingNew(name: String, lines: [String]) throws {
        let folder = try TableFolder.twoRooms()
        try folder.write(["session,t,receiver,rssi"], to: "survey.csv")
        try folder.write(["session,start,end,room"], to: "stays.csv")
        try folder.write(try folder.lines(of: name) + lines, to: name)
        var run = Evaluation.Run(
            try folder.files(
                "--rooms", folder.path("rooms.csv"), "--survey-sightings", folder.path("survey.csv"), "--survey-rooms",
                folder.path("stays.csv")))
        let score = try #require(try run.run().last?.score)
        #expect(score.labelled == 61 && score.right > 58)
        #expect(run.surveyReport?.text.contains("names no room") == true)
        try folder.remove()
    }

    @Test("Of a survey's reading without a level it is known that its receiver was not silent")
    func untold() throws {
        var (told, untold) = (RecordedSession.Mean(), RecordedSession.Mean())
        told.add(-60)
        told.add(nil)
        untold.add(nil)
        let session = try RecordedSession(name: "s", heard: [3: [1: told, 2: untold]], isSurvey: true)
        #expect(session.levels == [[1: -60]] && session.notListening == [0: [2]])
        let lived = try RecordedSession(name: "s", heard: [3: [1: told, 2: untold]], isSurvey: false)
        #expect(lived.levels == [[1: -60, 2: -85]] && lived.notListening.isEmpty)
    }

    @Test("A reading without a level is as loud as just before, and teaches nothing")
    func withoutLevel() throws {
        let folder = try TableFolder.twoRooms()
        func run(_ sightings: [String], survey: [String]) throws -> [String] {
            try folder.write(sightings, to: "sightings.csv")
            try folder.write(survey, to: "survey.csv")
            var run = Evaluation.Run(
                try folder.files(
                    "--survey-sightings", folder.path("survey.csv"), "--survey-rooms", folder.path("rooms.csv")))
            _ = try run.run()
            return try folder.lines(of: "live.csv") + folder.lines(of: "record.csv")
        }
        let full = try folder.lines(of: "sightings.csv")
        let holed = full.enumerated().map { index, line in
            index % 7 == 4 ? line.split(separator: ",").dropLast().joined(separator: ",") + "," : line
        }
        let without = full.enumerated().filter { $0.offset % 7 != 4 }.map(\.element)
        let expected = try run(full, survey: without)
        #expect(expected.count == 6)
        #expect(try run(holed, survey: holed) == expected)
        try folder.remove()
    }

    @Test("A space after a comma is no part of a name or of a number")
    func spaces() throws {
        let folder = try TableFolder()
        try folder.write(["receiver, room", "R1, hall", "R2, "], to: "receivers.csv")
        try folder.write(["session, t, receiver, rssi", "s, 0.5, R1, -60"], to: "sightings.csv")
        var run = Evaluation.Run(try folder.files())
        _ = try run.run()
        #expect(try folder.lines(of: "live.csv") == ["session,t,room", "s,1,hall"])
        try folder.remove()
    }

    @Test("Coming into the first room is no change that is reported")
    func firstRoom() throws {
        let score = try reports(truth: ["s,0,30,hall", "s,30,60,\"room, small\""]).record.score
        #expect(score.reported == 1 && score.changes == 1)
    }

    @Test("Seconds that the survey knows too are told with the score")
    func surveyedSeconds() throws {
        let folder = try TableFolder.twoRooms()
        let (sightings, rooms) = (folder.path("sightings.csv"), folder.path("rooms.csv"))
        var run = Evaluation.Run(
            try folder.files("--survey-sightings", sightings, "--survey-rooms", rooms, "--rooms", rooms))
        let text = try #require(try run.run().first?.text)
        #expect(text.contains("known before     61 of these seconds"))
        try folder.remove()
    }

    /// What is reported of the two rooms by another truth: the live decisions, and the record.
    private func reports(truth: [String]) throws -> (live: Evaluation.ScoreReport, record: Evaluation.ScoreReport) {
        let folder = try TableFolder.twoRooms()
        try folder.write(["session,start,end,room"] + truth, to: "rooms.csv")
        var run = Evaluation.Run(try folder.files("--rooms", folder.path("rooms.csv")))
        let reports = try run.run()
        try folder.remove()
        return (try #require(reports.first), try #require(reports.last))
    }

    @Test("A truth may name rooms that nothing else names, and sessions that nobody recorded")
    func strangeTruth() throws {
        let report = try reports(truth: ["s,0,30,hall", "s,30,61,cellar", "other,0,60,hall"]).live
        #expect(report.score.labelled == 121 && report.score.missed == 2 && report.score.visits == 3)
        #expect(report.text.contains("cellar") && report.text.contains("session other of the truth"))
    }

    @Test("The last decision holds after the end of the recording, and true changes count over holes in it")
    func holes() throws {
        let score = try reports(truth: ["s,5,20,hall", "s,40,50,\"room, small\"", "s,60,80,hall"]).record.score
        #expect(score.labelled == 45 && score.right == 25 && score.changes == 2 && score.reported == 1)
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
        var run = Evaluation.Run(try folder.files("--rooms", folder.path("rooms.csv")))
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
        var run = Evaluation.Run(try folder.files())
        _ = try run.run()
        #expect(try folder.lines(of: "live.csv") == ["session,t,room", "=s,1,@home"])
        try folder.remove()
    }

    @Test("Where stays overlap, that holds which began later, in a truth as in a survey and in whatever order")
    func overlap() {
        var intervals = RoomIntervals()
        intervals.add(.init(start: 2, end: 4, room: 20), to: "s")
        intervals.add(.init(start: 0, end: 6, room: 10), to: "s")
        #expect(intervals.rooms("s", seconds: 0..<7) == [10, 10, 20, 20, 10, 10, nil])
    }
}
