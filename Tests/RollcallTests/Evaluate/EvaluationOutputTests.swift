import ArgumentParser
import Compression
import Foundation
import Tables
import Testing

@testable import rollcall

@Suite("Where an evaluation writes")
struct EvaluationOutputTests {
    @Test("A table that is read is never written over, and a device is written to")
    func outputs() throws {
        let folder = try TableFolder.twoRooms()
        func run(live: String, record: String) throws {
            var arguments = ["--receivers", folder.path("receivers.csv"), "--sightings", folder.path("sightings.csv")]
            arguments += ["--out-live", live, "--out-record", record]
            var run = Evaluation.Run(try Evaluation.Files.parse(arguments))
            _ = try run.run()
        }
        let sightings = try folder.lines(of: "sightings.csv")
        let (live, missing) = (folder.path("live.csv"), folder.path("none/live.csv"))
        for outputs in [
            (folder.path("sightings.csv"), live), (live, folder.path("../\(folder.url.lastPathComponent)/live.csv")),
            (live, missing), (live, folder.path("")),
        ] {
            #expect(throws: TableError.self) { try run(live: outputs.0, record: outputs.1) }
            #expect(throws: (any Error).self) { try folder.lines(of: "live.csv") }
        }
        #expect(try folder.lines(of: "sightings.csv") == sightings)
        let pipe = Pipe()
        try run(live: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)", record: "/dev/null")
        try pipe.fileHandleForWriting.close()
        #expect(
            try pipe.fileHandleForReading.readToEnd()?.starts(with: Data("session,t,room\ns,1,hall\n".utf8)) == true)
        let null = try FileManager.default.attributesOfItem(atPath: "/dev/null")
        #expect(null[.type] as? FileAttributeType == .typeCharacterSpecial)
        try folder.remove()
    }

    @Test("A file that is replaced stays as private as it was")
    func mode() throws {
        let folder = try TableFolder.twoRooms()
        try folder.write(["old"], to: "record.csv")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("record.csv"))
        var run = Evaluation.Run(try folder.files())
        _ = try run.run()
        #expect(try folder.lines(of: "record.csv").first == "session,t,room")
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("record.csv"))[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
        #expect(names == ["live.csv", "receivers.csv", "record.csv", "rooms.csv", "sightings.csv"])
        try folder.remove()
    }

    @Test("A table whose name says so is packed")
    func packed() throws {
        let folder = try TableFolder.twoRooms()
        var plain = Evaluation.Run(try folder.files())
        _ = try plain.run()
        var arguments = ["--receivers", folder.path("receivers.csv"), "--sightings", folder.path("sightings.csv")]
        arguments += ["--out-live", folder.path("live.csv.gz"), "--out-record", folder.path("record.csv")]
        var run = Evaluation.Run(try Evaluation.Files.parse(arguments))
        _ = try run.run()
        let packed = try Gzip.Reader(FileBytes(path: folder.path("live.csv.gz")), name: "live.csv.gz").read()
        let lines = String(decoding: packed, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.first == "session,t,room")
        #expect(try lines == folder.lines(of: "live.csv"))
        try folder.remove()
    }
}
