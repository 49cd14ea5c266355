import Foundation
import Tables
import Testing

@testable import rollcall

@Suite("The sessions of an evaluation")
struct EvaluationSessionsTests {
    @Test(
        "The silence of a receiver that is said to be away says nothing, and one of the survey's that is silent is told"
    )
    func away() throws {
        let folder = try TableFolder.twoRooms()
        // Of the small room the hall's receiver hears nothing.
        let heard = try folder.lines(of: "sightings.csv").filter { !$0.contains(",R1,-75") }
        try folder.write(heard, to: "sightings.csv")
        try folder.writeSurvey()
        let survey = ["--survey-sightings", folder.path("survey.csv"), "--survey-rooms", folder.path("stays.csv")]
        var dead = Evaluation.Run(try folder.files(survey + ["--away", "R1"]))
        _ = try dead.run()
        #expect(dead.fitReport?.text == nil)
        let decided = try folder.lines(of: "record.csv")
        #expect(decided.contains { $0.hasSuffix(",hall") })
        try folder.write(heard.filter { !$0.contains(",R1,") }, to: "sightings.csv")
        var silent = Evaluation.Run(try folder.files(survey))
        _ = try silent.run()
        #expect(
            silent.fitReport?.text == """
                does not fit
                  receivers        R1: heard by the survey only; was it dead? See --away

                """)
        #expect(try folder.lines(of: "record.csv") != decided, "silence means that nobody is there")
        var without = Evaluation.Run(try folder.files(survey + ["--away", "R1"]))
        _ = try without.run()
        #expect(try folder.lines(of: "record.csv") == decided, "what one that is away heard is passed over")
        try folder.remove()
    }

    @Test("A receiver that is said to be away and that no table names is refused")
    func unknown() throws {
        let folder = try TableFolder.twoRooms()
        var run = Evaluation.Run(try folder.files(["--away", "R9"]))
        #expect(throws: TableError("--away R9: no table names this receiver; check the name")) { try run.run() }
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
        var alone = Evaluation.Run(try folder.files())
        _ = try alone.run()
        let live = try folder.lines(of: "live.csv").filter { $0.hasPrefix("s,") }
        try folder.write([first[0]] + later + first.dropFirst(), to: "sightings.csv")
        var shuffled = Evaluation.Run(try folder.files())
        _ = try shuffled.run()
        #expect(try folder.lines(of: "live.csv").filter { $0.hasPrefix("s,") } == live)
        #expect(try folder.lines(of: "live.csv")[1].hasPrefix("later,"), "the tables are in the recording's order")
        try folder.remove()
    }

    @Test("A recording in which nothing was heard is told")
    func silence() throws {
        let folder = try TableFolder.twoRooms()
        try folder.write(["session,t,receiver,rssi"], to: "sightings.csv")
        var run = Evaluation.Run(try folder.files())
        _ = try run.run()
        #expect(run.fitReport?.text == "does not fit\n  sightings        there are none\n")
        try folder.remove()
    }
}
