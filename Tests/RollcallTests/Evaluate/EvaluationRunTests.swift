import Foundation
import Tables
import Testing

@testable import rollcall

@Suite("An evaluation")
struct EvaluationRunTests {
    @Test("Decisions are written at every change, and scored where there is a truth")
    func smallTables() throws {
        let folder = try TableFolder.twoRooms()
        var run = Evaluation.Run(try folder.files("--rooms", folder.path("rooms.csv")))
        let reports = try run.run()
        let live = try folder.lines(of: "live.csv")
        #expect(live.count == 3 && live[0] == "session,t,room" && live[1] == "s,1,hall")
        #expect(live[2].hasSuffix(",\"room, small\""))
        #expect(reports.map(\.title) == ["live", "record"])
        let score = try #require(reports.last?.score)
        #expect(try #require(score.accuracy) > 0.95 && score.changes == 1 && score.missed == 0)
        try folder.remove()
    }

    @Test("Without a truth nothing is scored, and the decisions are the same")
    func truthHasNoWayIn() throws {
        let folder = try TableFolder.twoRooms()
        var judged = Evaluation.Run(try folder.files("--rooms", folder.path("rooms.csv")))
        _ = try judged.run()
        let (live, record) = (try folder.lines(of: "live.csv"), try folder.lines(of: "record.csv"))
        var run = Evaluation.Run(try folder.files())
        #expect(try run.run().isEmpty)
        #expect(try folder.lines(of: "live.csv") == live && folder.lines(of: "record.csv") == record)
        try folder.remove()
    }

    @Test("It is told what a survey taught, what of it was left out, and that it was set right in time")
    func surveyReport() throws {
        let folder = try TableFolder.twoRooms()
        let readings = (0..<180).flatMap { second in
            let near = second / 30 % 2 == 0
            return ["w,\(second).5,R1,\(near ? -55 : -75)", "w,\(second).5,R2,\(near ? -75 : -55)"]
        }
        try folder.write(["session,t,receiver,rssi"] + readings, to: "survey.csv")
        let stays = (0..<5).map { "w,\(30 * $0 + 12),\(30 * $0 + 42),\($0 % 2 == 0 ? "hall" : "\"room, small\"")" }
        try folder.write(["session,start,end,room"] + stays + ["w,170,179,attic"], to: "stays.csv")
        var run = Evaluation.Run(
            try folder.files(
                "--survey-sightings", folder.path("survey.csv"), "--survey-rooms", folder.path("stays.csv")))
        _ = try run.run()
        let lines = try #require(run.surveyReport?.text.split(separator: "\n"))
        #expect(lines.prefix(2) == ["survey", "  taught           hall, room, small"])
        #expect(lines.count == 4 && lines[2].hasPrefix("  left out         attic: too short"))
        #expect(lines.last == "  set right        rooms were labelled about 12 s too late, according to placement")
        try folder.remove()
    }

    @Test("It is told which receivers heard a survey best in another room than their own")
    func strays() throws {
        let folder = try TableFolder.twoRooms()
        let readings = (0..<120).flatMap { second in
            let near = second / 60 % 2 == 0
            return ["w,\(second).5,R1,\(near ? -75 : -55)", "w,\(second).5,R2,\(near ? -55 : -73)"]
        }
        try folder.write(["session,t,receiver,rssi"] + readings, to: "survey.csv")
        try folder.write(["session,start,end,room", "w,0,60,hall", "w,60,120,\"room, small\""], to: "stays.csv")
        var run = Evaluation.Run(
            try folder.files(
                "--survey-sightings", folder.path("survey.csv"), "--survey-rooms", folder.path("stays.csv")))
        _ = try run.run()
        let lines = try #require(run.surveyReport?.text.split(separator: "\n"))
        #expect(
            lines.suffix(2) == [
                "  does not fit     R1 is placed in hall, but heard the badge 20 dB louder in room, small: "
                    + "which table is wrong?",
                "  does not fit     R2 is placed in room, small, but heard the badge 18 dB louder in hall: "
                    + "which table is wrong?",
            ])
        try folder.remove()
    }

    @Test("It is told which names of one table no other knows")
    func doesNotFit() throws {
        let folder = try TableFolder.twoRooms()
        var fitting = Evaluation.Run(try folder.files("--rooms", folder.path("rooms.csv")))
        _ = try fitting.run()
        #expect(try #require(fitting.fitReport).text == nil)
        try folder.write(["session,start,end,room", "s,0,30,Hall", "s,30,61,\"room, small\""], to: "rooms.csv")
        try folder.write(["room_a,room_b", "hall,\"room, small\"", "hall,attic"], to: "doors.csv")
        let readings = (0..<60).flatMap { ["s,\($0).5,R1,-60", "s,\($0).5,r2,-60"] }
        try folder.write(["session,t,receiver,rssi"] + readings, to: "sightings.csv")
        var run = Evaluation.Run(
            try folder.files("--rooms", folder.path("rooms.csv"), "--doors", folder.path("doors.csv")))
        _ = try run.run()
        let lines = try #require(run.fitReport?.text).split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[1].contains(" r2: ") && lines[1].hasSuffix("50 % of the sightings say nothing about rooms"))
        #expect(lines[2].contains(" Hall: ") && lines[3].contains(" attic: "))
        #expect(lines[4].hasSuffix(" Hall, hall: different spellings are different rooms"))
        try folder.remove()
    }

    @Test("It is told where rooms are said of other times than those that were recorded, and two at once")
    func timesDoNotFit() throws {
        let folder = try TableFolder.twoRooms()
        let stays = [(40, 61, "attic"), (20, 41, "room"), (0, 30, "hall")]
        try folder.write(
            ["session,start,end,room"] + stays.map { "s,\(1_700_000_000 + $0),\(1_700_000_000 + $1),\($2)" },
            to: "rooms.csv")
        var run = Evaluation.Run(try folder.files("--rooms", folder.path("rooms.csv")))
        _ = try run.run()
        let lines = try #require(run.fitReport?.text).split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[2].hasSuffix(" s: sightings from 1 to 61 s, but rooms from 1700000000 to 1700000061 s"))
        #expect(lines[3].hasSuffix(" s in --rooms: 11 s in two rooms at once; the stay that began later counts"))
        try folder.remove()
    }

    @Test("It is told which sessions one table alone has, and where times may not be seconds")
    func sessionsDoNotFit() throws {
        let folder = try TableFolder.twoRooms()
        try folder.write(["session,start,end,room", "a,0,30,hall", "b,0,30,hall"], to: "stays.csv")
        try folder.write(
            ["session,t,receiver,rssi"] + (0..<30).map { "b,\($0).5,R1,-55" } + ["c,1,R1,-55"], to: "survey.csv")
        try folder.write(["session,start,end,room", "other,0,60,hall"], to: "rooms.csv")
        let late = try folder.lines(of: "sightings.csv") + ["s,7200,R1,-55"]
        try folder.write(late, to: "sightings.csv")
        var run = Evaluation.Run(
            try folder.files(
                "--survey-sightings", folder.path("survey.csv"), "--survey-rooms", folder.path("stays.csv"), "--rooms",
                folder.path("rooms.csv")))
        _ = try run.run()
        let lines = try #require(run.fitReport?.text).split(separator: "\n").dropFirst()
        #expect(
            lines.map { $0.drop { $0 == " " } } == [
                "sessions         c has no room in --survey-rooms: ignored",
                "sessions         a only in --survey-rooms: --survey-sightings has no row for this session",
                "sessions         s has no room in --rooms: ignored",
                "times            s: 7200 s long, but sightings in only 61 s; is t in seconds?",
            ])
        try folder.remove()
    }

    @Test("A survey is both of its tables or none")
    func halfASurvey() throws {
        let folder = try TableFolder.twoRooms()
        #expect(throws: (any Error).self) { try folder.files("--survey-rooms", folder.path("rooms.csv")) }
        try folder.remove()
    }

    @Test("Transmitters that share a uuid, major and minor are one by uuid, and told apart by address")
    func identity() throws {
        let folder = try TableFolder()
        try folder.write(["receiver,room"], to: "receivers.csv")
        var header = "session,t,uuid,major,minor,address,rssi"
        let walks = [("a", "one", "AA"), ("b", "two", "BB"), ("c", "one", "AA"), ("d", "two", "BB")]
        func readings(_ walks: [(String, String, String)]) -> [String] {
            [header] + walks.flatMap { walk in (0..<40).map { "\(walk.0),\($0).5,U,0,0,\(walk.2),-70" } }
        }
        func rooms(_ walks: [(String, String, String)]) -> [String] {
            ["session,start,end,room"] + walks.map { "\($0.0),0,41,\($0.1)" }
        }
        func write() throws {
            try folder.write(readings(Array(walks[..<2])), to: "survey.csv")
            try folder.write(rooms(Array(walks[..<2])), to: "survey-rooms.csv")
            try folder.write(readings(Array(walks[2...])), to: "sightings.csv")
            try folder.write(rooms(Array(walks[2...])), to: "rooms.csv")
        }
        try write()
        func accuracy(_ identity: String) throws -> Double? {
            var run = Evaluation.Run(
                try folder.files(
                    "--identity", identity, "--survey-sightings", folder.path("survey.csv"), "--survey-rooms",
                    folder.path("survey-rooms.csv"), "--rooms", folder.path("rooms.csv")))
            return try run.run().first?.score.accuracy
        }
        #expect(try #require(try accuracy("address")) > 0.9)
        #expect(try #require(try accuracy("uuid")) < 0.6)
        for name in ["mac", "receiver"] {
            header = "session,t,a,b,c,\(name),rssi"
            try write()
            #expect(try #require(try accuracy("address")) > 0.9)
        }
        try folder.write(readings(walks.map { ($0.0, $0.1, $0.2.lowercased()) }.suffix(2)), to: "sightings.csv")
        #expect(try #require(try accuracy("address")) > 0.9)
        try folder.remove()
    }
}
