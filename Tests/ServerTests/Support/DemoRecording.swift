import ArgumentParser
import Foundation

@testable import rollcall

/// The recording of the demonstration, with levels in whole decibels, as nodes report them.
struct DemoRecording {
    struct Sighting {
        let session: String
        /// Seconds from the session's start.
        let time: Double
        let receiver: String
        /// dBm.
        let level: Int

        /// The second that it is heard by, as an evaluation counts them.
        var second: Int { Int(time.rounded(.up)) }
    }

    struct Stay {
        let session: String
        /// Seconds from the session's start.
        let start: Double
        let end: Double
        let room: String
    }

    /// Where each receiver stands.
    let receivers: [(name: String, room: String)]
    let doors: [(String, String)]
    let sightings: [Sighting]
    /// Where the badge really was.
    let stays: [Stay]

    private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "demo")

    init() throws {
        receivers = try Self.rows("receivers.csv", ["receiver", "room"]) { (try $0.name(0), try $0.name(1)) }
        doors = try Self.rows("doors.csv", ["room_a", "room_b"]) { (try $0.name(0), try $0.name(1)) }
        sightings = try Self.rows("sightings.csv.gz", ["session", "t", "receiver", "rssi"]) {
            Sighting(
                session: try $0.name(0), time: try $0.time(1), receiver: try $0.name(2),
                level: Int((try $0.level(3) ?? 0).rounded()))
        }
        stays = try Self.rows("rooms.csv", ["session", "start", "end", "room"]) {
            Stay(session: try $0.name(0), start: try $0.time(1), end: try $0.time(2), room: try $0.name(3))
        }
    }

    private static func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    private static func rows<Row>(
        _ name: String, _ columns: [String], _ row: (NamedTable.Row) throws -> Row
    ) throws -> [Row] {
        var table = try NamedTable(path: path(name), columns: columns)
        var rows: [Row] = []
        while let next = try table.next() { rows.append(try row(next)) }
        return rows
    }

    var rooms: [String] { Set(receivers.map(\.room)).sorted() }

    /// The sessions, by name.
    var sessions: [String] { Set(sightings.map(\.session)).sorted() }

    /// The record that `rollcall evaluate` writes of a session, taught by the others: each change of room, and the
    /// session's last second.
    func evaluated(_ session: String) throws -> (changes: [(second: Int, room: String)], end: Int) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-demo-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
        func write(_ lines: [String], to name: String) throws {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: name))
        }
        let header = "session,t,receiver,rssi"
        let heard = Dictionary(grouping: sightings) { $0.session == session }.mapValues { sightings in
            [header] + sightings.map { "\($0.session),\($0.time),\($0.receiver),\($0.level)" }
        }
        try write(heard[true] ?? [header], to: "sightings.csv")
        try write(heard[false] ?? [header], to: "survey.csv")
        let walked = stays.filter { $0.session != session }.map { "\($0.session),\($0.start),\($0.end),\($0.room)" }
        try write(["session,start,end,room"] + walked, to: "stays.csv")
        let arguments = [
            "--receivers", Self.path("receivers.csv"), "--doors", Self.path("doors.csv"),
            "--sightings", path("sightings.csv"), "--survey-sightings", path("survey.csv"),
            "--survey-rooms", path("stays.csv"), "--out-live", path("live.csv"), "--out-record", path("record.csv"),
        ]
        var run = Evaluation.Run(try Evaluation.Files.parse(arguments))
        _ = try run.run()
        var table = try NamedTable(path: path("record.csv"), columns: ["t", "room"])
        var changes: [(second: Int, room: String)] = []
        while let row = try table.next() { changes.append((Int(try row.time(0)), row.says(1) ? try row.name(1) : "")) }
        return (changes, sightings.lazy.filter { $0.session == session }.map(\.second).max() ?? 0)
    }
}
