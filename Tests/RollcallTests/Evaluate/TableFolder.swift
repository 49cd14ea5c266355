import ArgumentParser
import Foundation

@testable import rollcall

/// Tables of a recording in a folder of their own.
struct TableFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "rollcall-evaluate-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Two rooms with a receiver each; half a minute in each.
    static func twoRooms() throws -> TableFolder {
        let folder = try TableFolder()
        try folder.write(["receiver,room,x", "R1,hall,0", "R2,\"room, small\",5"], to: "receivers.csv")
        let readings = (0..<60).flatMap { second in
            let near = second < 30
            return ["s,\(second).5,R1,\(near ? -55 : -75)", "s,\(second).5,R2,\(near ? -75 : -55)"]
        }
        try folder.write(["session,t,receiver,rssi"] + readings, to: "sightings.csv")
        try folder.write(["session,start,end,room", "s,0,30,hall", "s,30,61,\"room, small\""], to: "rooms.csv")
        return folder
    }

    /// The same recording four times over as a survey, in `survey.csv` and `stays.csv`.
    func writeSurvey() throws {
        let heard = try lines(of: "sightings.csv")
        let rounds = (0..<4).map { "w\($0)," }
        let walked = rounds.flatMap { name in
            heard.dropFirst().map { $0.replacing("s,", with: name, maxReplacements: 1) }
        }
        try write([heard[0]] + walked, to: "survey.csv")
        let stays = rounds.flatMap { ["\($0)0,30,hall", "\($0)30,61,\"room, small\""] }
        try write(["session,start,end,room"] + stays, to: "stays.csv")
    }

    func remove() throws { try FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    func write(_ lines: [String], to name: String) throws {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url.appending(path: name))
    }

    func lines(of name: String) throws -> [String] {
        try String(contentsOf: url.appending(path: name), encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The options of an evaluation of the tables here, and what else is given.
    func files(_ more: String...) throws -> Evaluation.Files { try files(more) }

    func files(_ more: [String]) throws -> Evaluation.Files {
        try Evaluation.Files.parse(
            [
                "--receivers", path("receivers.csv"), "--sightings", path("sightings.csv"), "--out-live",
                path("live.csv"), "--out-record", path("record.csv"),
            ] + more)
    }
}
