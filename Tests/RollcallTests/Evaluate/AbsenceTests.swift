import ArgumentParser
import Tables
import Testing

@testable import rollcall

@Suite("An evaluation of receivers that did not listen all the time")
struct AbsenceTests {
    /// A minute in the hall; its receiver is heard of no more after half of it.
    private static func hall() throws -> TableFolder {
        let folder = try TableFolder.twoRooms()
        let readings = (0..<60).flatMap { second in
            (second < 30 ? ["s,\(second).5,R1,-60"] : []) + ["s,\(second).5,R2,-70"]
        }
        try folder.write(["session,t,receiver,rssi"] + readings, to: "sightings.csv")
        try folder.write(["session,start,end,room", "s,0,61,hall"], to: "rooms.csv")
        return folder
    }

    @Test("Takes nobody for gone from a room because its receiver was away")
    func died() throws {
        let folder = try Self.hall()
        let truth = ["--rooms", folder.path("rooms.csv")]
        func wrong(_ more: [String]) throws -> [Int] {
            var run = Evaluation.Run(try folder.files(truth + more))
            return try run.run().map { $0.score.labelled - $0.score.right }
        }
        #expect(try wrong([]).allSatisfy { $0 > 10 }, "R1 hears nobody in the hall any more")
        try folder.write(["session,receiver,start,end", "s,R1,30,61"], to: "absences.csv")
        #expect(try wrong(["--absences", folder.path("absences.csv")]) == [1, 1], "nothing is heard in second 0")
        try folder.remove()
    }

    @Test("Knows the seconds of which a receiver missed a part")
    func seconds() throws {
        let folder = try Self.hall()
        try folder.write(["session,receiver,start,end", "s,R1,30.5,32", "s,R3,50,50"], to: "absences.csv")
        var tables = Evaluation.Tables()
        let absences = try tables.absences(folder.path("absences.csv"))
        let session = try tables.sightings(folder.path("sightings.csv"), without: absences)[0]
        let receiver = try #require(tables.receivers.known("R1"))
        #expect(session.notListening.filter { $0.value.contains(receiver) }.keys.sorted() == [30, 31])
        #expect(session.seconds.lowerBound == 1)
        try folder.write(["session,receiver,start,end", "s,R1,32,30"], to: "absences.csv")
        let error = #expect(throws: TableError.self) { try tables.absences(folder.path("absences.csv")) }
        #expect(error?.message.hasSuffix("the absence ends before it begins") == true)
        try folder.remove()
    }

    @Test("Wants the survey whose absences it is told of")
    func withoutSurvey() throws {
        let folder = try Self.hall()
        #expect(throws: (any Error).self) {
            try folder.files("--survey-absences", folder.path("absences.csv"))
        }
        try folder.remove()
    }
}
