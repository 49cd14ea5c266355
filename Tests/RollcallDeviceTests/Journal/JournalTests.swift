import Devices
import Foundation
import Testing

@testable import rollcall_device

@Suite("A device's journal")
struct JournalTests {
    private static let end = Journal.End(outcome: "done", reason: nil, state: ["on": .bool(true)])

    /// Runs with the path of a journal in a folder of its own, which is gone afterwards.
    private func withPath(_ work: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID())").path()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try work("\(folder)/journal")
    }

    private static var lines: [Journal.Line] {
        [
            .started(3), .begun(id: "1", at: Bench.start), .ended(id: "1", end), .acknowledged(id: "1"),
            .begun(id: "2", at: Bench.start), .ended(id: "2", end), .begun(id: "3", at: Bench.start),
            .state(["on": .bool(true)]),
        ]
    }

    @Test("What was written is there after the file is opened again, and after it is written anew")
    func reopened() throws {
        try withPath { path in
            var journal = Journal()
            let file = try JournalFile.open(path, isSynced: true).file
            for line in Self.lines { journal.take(line) }
            try file.append(Self.lines, journal)
            for _ in 1...2 {
                let read = try JournalFile.open(path, isSynced: true).journal
                #expect(read.boot == 3 && read.order == ["1", "2", "3"] && read.state == ["on": .bool(true)])
                #expect(read.entries["1"]?.isAcknowledged == true && read.entries["2"]?.end == Self.end)
                #expect(read.entries["3"]?.end == nil)
                #expect(read.nextAt == .distantPast)
            }
        }
    }

    @Test("A last line that was cut is left out")
    func torn() throws {
        try withPath { path in
            let file = try JournalFile.open(path, isSynced: false).file
            var journal = Journal()
            for line in Self.lines { journal.take(line) }
            try file.append(Self.lines, journal)
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(#"{"begun":{"id":"4","#.utf8))
            try handle.close()
            #expect(try JournalFile.open(path, isSynced: false).journal.order == ["1", "2", "3"])
        }
    }

    @Test("A file that is none is an error, and is not written over")
    func foreign() throws {
        try withPath { path in
            try Data("not a journal\n".utf8).write(to: URL(filePath: path))
            #expect(throws: (any Error).self) { try JournalFile.open(path, isSynced: false) }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "not a journal\n")
        }
    }

    @Test("Where it cannot be written anew the old file is still the journal's, and takes the next lines")
    func fullDisk() throws {
        try withPath { path in
            let file = try JournalFile.open(path, isSynced: false).file
            var journal = Journal()
            func add(_ number: Int) throws {
                let line = Journal.Line.state(["level": .number(Double(number))])
                journal.take(line)
                try file.append([line], journal)
            }
            for number in 1...4_096 { try add(number) }
            try FileManager.default.createDirectory(atPath: path + ".new", withIntermediateDirectories: false)
            #expect(throws: (any Error).self) { try add(4_097) }
            try FileManager.default.removeItem(atPath: path + ".new")
            try add(4_098)
            #expect(try JournalFile.open(path, isSynced: false).journal.state == ["level": .number(4_098)])
        }
    }

    @Test("A file that has grown is written anew, and nothing is lost by it")
    func grown() throws {
        try withPath { path in
            let file = try JournalFile.open(path, isSynced: false).file
            var journal = Journal()
            for number in 1...6_000 {
                let line = Journal.Line.state(["level": .number(Double(number))])
                journal.take(line)
                try file.append([line], journal)
            }
            #expect(try Data(contentsOf: URL(filePath: path)).count < 200_000)
            #expect(try JournalFile.open(path, isSynced: false).journal.state == ["level": .number(6_000)])
        }
    }

    @Test("It forgets what nobody can repeat any more, and keeps a hundred")
    func forgetting() {
        var journal = Journal()
        for number in 1...150 {
            let id = String(number)
            for line in [Journal.Line.begun(id: id, at: Bench.start), .ended(id: id, Self.end), .acknowledged(id: id)] {
                journal.take(line)
            }
        }
        journal.forget(at: Bench.start + 3_600)
        #expect(journal.order.count == 150)
        journal.forget(at: Bench.start + 3_601)
        #expect(journal.order.count == 100 && journal.order.first == "51" && journal.entries.count == 100)
    }
}
