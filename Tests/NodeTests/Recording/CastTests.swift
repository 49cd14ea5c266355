import Beacon
import Testing

@testable import Node

@Suite("A cast")
struct CastTests {
    private static let badge = "f7826da6-4fa2-4e98-8024-bc5b71e08930/1/"
    private static let header = "person,badge,floor,session,start\n"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Parts are played at their starts, on the scanners of their floors, in the order of time")
    func parts() throws {
        let recording = try recording(
            """
            note,start,session,floor,badge,person
            ,10,aug-a, 1 ,\(Self.badge)1,Ada
            ,0.5,aug-a,2,\(Self.badge)2,Emil
            ,31,aug-b,2,\(Self.badge)1,Ada
            """)
        let frames = frames(of: recording)
        #expect(frames.map(\.time) == frames.map(\.time).sorted())
        let table = try self.table()
        let first = try table.filter { $0.session == "aug-a" }
            .map { try played($0, minor: 1, floor: "1", at: 10 + $0.time) }
        #expect(frames.filter { $0.beacon.minor == 1 && $0.time < 31 } == first)
        #expect(frames.filter { $0.beacon.minor == 2 }.count == first.count)
        #expect(frames.count == table.count + first.count)
        #expect(Set(frames.map(\.session)) == ["cast.csv"])
    }

    @Test("The outline is told without a play")
    func outline() throws {
        let recording = try recording(
            Self.header + "Ada,\(Self.badge)1,1,aug-b,0\nEmil,\(Self.badge)2,2,aug-b,100\n")
        let outline = recording.outline
        let frames = frames(of: recording)
        #expect(outline.sessions == [.init(name: "cast.csv", duration: try #require(frames.last?.time))])
        #expect(outline.receivers == Set(frames.map(\.receiver)))
        #expect(outline.receivers.count == 12)
        #expect(outline.counts.map(\.value) == [2, frames.count])
        #expect(try recording.uuids == [Sample.uuid()])
    }

    @Test(
        "What is wrong is told with the line and the column",
        arguments: [
            ("Ada,\(badge)1,1,aug-a,0\n,\(badge)2,1,aug-a,0", "line 3, column person: the value is empty"),
            ("Ada,badge,1,aug-a,0", "line 2, column badge: \"badge\" is not a badge"),
            ("Ada,\(badge)65536,1,aug-a,0", "line 2, column badge"),
            ("Ada,\(badge)1,,aug-a,0", "line 2, column floor: the value is empty"),
            (
                "Ada,\(badge)1,1,aug-x,0",
                "line 2, column session: the table has no session \"aug-x\" (bad_recording)\n"
                    + "  hint: Its sessions are aug-a, aug-b."
            ),
            ("Ada,\(badge)1,1,aug-a,-1", "line 2, column start: \"-1\" is not a time from 0 to 86400 seconds"),
            ("Ada,\(badge)1,1,aug-a,nan", "line 2, column start"),
            ("Ada,\(badge)1,1,aug-a,", "line 2, column start"),
            (
                "Ada,\(badge)1,1,aug-a,0\nAda,\(badge)1,2,aug-b,9",
                "line 3, column start: Ada is on floor 1 at that time: line 2"
            ),
            ("Ada,\(badge)1,1,aug-a,9\n\nAda,\(badge)1,2,aug-b,0", "line 4, column start: Ada is on floor 1"),
            (
                "Ada,\(badge)1,1,aug-a,0\nEmil,\(badge)1,2,aug-b,90",
                "line 3, column badge: Ada has this badge in line 2"
            ),
            (
                "Ada,\(badge)1,1,aug-a,0\nAda,\(badge)2,2,aug-b,90",
                "line 3, column badge: Ada has another badge in line 2"
            ),
            ("Ada,\(badge)1,1,aug-a", "line 2: the row has 4 fields, but the header has 5"),
            ("", "has no rows"),
        ])
    func problems(text: String, problem: String) throws {
        #expect { try recording(Self.header + text + "\n") } throws: {
            "\($0)".contains("cast.csv") && "\($0)".contains(problem)
        }
    }

    @Test("A column that is missing is told, and an empty file")
    func header() throws {
        #expect { try recording("person,badge,floor,session\n") } throws: {
            "\($0)".contains("cast.csv, line 1: the header has no column \"start\"")
                && "\($0)".contains("The first line of a cast must name its columns: person,badge,floor,session,start.")
        }
        #expect { try recording("") } throws: { "\($0)".contains("cast.csv is empty") }
    }

    private func recording(_ text: String) throws -> CastRecording {
        try CastRecording(cast: try folder.write(text, to: "cast.csv"), table: Files.table)
    }

    private func frames(of recording: CastRecording) -> [RecordedFrame] {
        var recording = recording
        var frames: [RecordedFrame] = []
        while let frame = recording.next() { frames.append(frame) }
        return frames
    }

    private func table() throws -> [RecordedFrame] {
        var table = try SightingTable(path: Files.table, badge: Sample.beacon(), sessions: [])
        var frames: [RecordedFrame] = []
        while let frame = try table.next() { frames.append(frame) }
        return frames
    }

    private func played(_ frame: RecordedFrame, minor: UInt16, floor: String, at time: Double) throws -> RecordedFrame {
        RecordedFrame(
            session: "cast.csv", time: time, receiver: "\(floor)/\(frame.receiver)",
            beacon: try Sample.beacon(minor: minor), address: nil, rssi: frame.rssi)
    }
}
