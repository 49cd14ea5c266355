import Foundation
import Testing

@testable import rollcall

@Suite("The sessions of an evaluation")
struct EvaluationSessionsTests {
    @Test("A receiver that the survey heard and the recording never names is away, and its silence says nothing")
    func away() throws {
        let folder = try TableFolder.twoRooms()
        let heard = try folder.lines(of: "sightings.csv")
        let late = heard.dropFirst().map { $0.replacing("s,", with: "w,", maxReplacements: 1) }
        try folder.write([heard[0]] + late, to: "survey.csv")
        try folder.write(["session,start,end,room", "w,0,30,hall", "w,30,61,\"room, small\""], to: "stays.csv")
        try folder.write(heard.filter { !$0.contains(",R1,") }, to: "sightings.csv")
        var run = EvaluationRun(
            try folder.files(
                "--survey-sightings", folder.path("survey.csv"), "--survey-rooms", folder.path("stays.csv")))
        _ = try run.run()
        #expect(
            run.fitReport?.text == """
                does not fit
                  receivers        R1: heard by the survey alone, and taken for away

                """)
        #expect(try folder.lines(of: "live.csv").first { $0.hasPrefix("s,") }?.hasSuffix(",hall") == true)
        try folder.remove()
    }

    @Test("Sessions whose times follow each other are played in that order, whatever the table's")
    func order() throws {
        let folder = try TableFolder.twoRooms()
        let first = try folder.lines(of: "sightings.csv")
        let later = first.dropFirst().flatMap { line in
            (0..<20).map { round in
                let cells = line.split(separator: ",")
                return "later,\(Double(cells[1]).map { $0 + 100 + Double(round) * 60 } ?? 0),\(cells[2]),\(cells[3])"
            }
        }
        try folder.write(first + later, to: "sightings.csv")
        var alone = EvaluationRun(try folder.files())
        _ = try alone.run()
        let live = try folder.lines(of: "live.csv").filter { $0.hasPrefix("s,") }
        try folder.write([first[0]] + later + first.dropFirst(), to: "sightings.csv")
        var shuffled = EvaluationRun(try folder.files())
        _ = try shuffled.run()
        #expect(try folder.lines(of: "live.csv").filter { $0.hasPrefix("s,") } == live)
        #expect(try folder.lines(of: "live.csv")[1].hasPrefix("later,"), "the tables are in the recording's order")
        try folder.remove()
    }
}
