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

    func remove() throws { try FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    func write(_ lines: [String], to name: String) throws {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url.appending(path: name))
    }

    func lines(of name: String) throws -> [String] {
        try String(contentsOf: url.appending(path: name), encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The options of an evaluation of the tables here, and what else is given.
    func files(_ more: String...) throws -> EvaluationFiles {
        try EvaluationFiles.parse(
            [
                "--receivers", path("receivers.csv"), "--sightings", path("sightings.csv"), "--out-live",
                path("live.csv"), "--out-record", path("record.csv"),
            ] + more)
    }
}
