import Foundation
import Testing

@testable import Node

@Suite("Sightings table")
struct SightingTableTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Columns are found by their names, levels rounded, other columns passed over")
    func columns() throws {
        let frames = try frames("note,rssi,receiver,t,session\nx,-54.5,A1,0.25,s\n,-49.4, A2 ,1e1,s\n")
        #expect(frames.map(\.rssi) == [-55, -49])
        #expect(frames.map(\.receiver) == ["A1", "A2"])
        #expect(frames.map(\.time) == [0.25, 10])
        #expect(frames.allSatisfy { $0.session == "s" && $0.address == nil })
    }

    @Test("A real table, gzip as it was published")
    func real() throws {
        let outline = try SightingTable.outline(path: Files.table, badge: Sample.beacon(), sessions: [])
        #expect(outline.sessions.map(\.name) == ["aug-a", "aug-b"])
        #expect(outline.receivers == ["A1", "A2", "A3", "A4", "A5", "A6"])
        #expect(outline.counts.map(\.value) == [644])
    }

    @Test("Sessions can be picked; one that is not there is named")
    func sessions() throws {
        let picked = try SightingTable.outline(path: Files.table, badge: Sample.beacon(), sessions: ["aug-b"])
        #expect(picked.sessions.map(\.name) == ["aug-b"])
        #expect {
            try SightingTable.outline(path: Files.table, badge: Sample.beacon(), sessions: ["aug-b", "aug-x"])
        } throws: { "\($0)".contains("no session aug-x") }
    }

    @Test(
        "What is wrong is told with the line",
        arguments: [
            ("session,t,receiver\n", "line 1: the header has no column \"rssi\""),
            ("session,t,receiver,rssi,t\n", "line 1: the header has two columns \"t\""),
            ("session,t,receiver,rssi\ns,0,A1\n", "line 2: the row has 3 fields, but the header has 4"),
            ("session,t,receiver,rssi\ns,0,A1,nan\n", "line 2: rssi \"nan\""),
            ("session,t,receiver,rssi\ns,0,A1,-60\ns,1,A1,inf\n", "line 3: rssi \"inf\""),
            ("session,t,receiver,rssi\ns,0,A1,-128\n", "line 2: rssi \"-128\""),
            ("session,t,receiver,rssi\ns,0,A1,\n", "line 2: rssi \"\""),
            ("session,t,receiver,rssi\ns,-1,A1,-60\n", "line 2: t \"-1\""),
            ("session,t,receiver,rssi\ns,1790000000,A1,-60\n", "line 2: t \"1790000000\""),
            ("session,t,receiver,rssi\ns,0,,-60\n", "line 2: the receiver is missing"),
            ("session,t,receiver,rssi\ns,2,A1,-60\ns,1,A1,-60\n", "line 3: t 1.0 follows a later t, 2.0"),
            ("session,t,receiver,rssi\ns,0,A1,-60\nr,0,A1,-60\ns,1,A1,-60\n", "line 4: session s starts a second time"),
            ("session,t,receiver,rssi\n", "has no rows"),
            ("", "is empty"),
        ])
    func problems(text: String, problem: String) throws {
        let path = try folder.write(text, to: "t.csv")
        #expect { try SightingTable.outline(path: path, badge: Sample.beacon(), sessions: []) } throws: {
            "\($0)".contains("t.csv") && "\($0)".contains(problem)
        }
    }

    @Test("A file that is not there is named")
    func missing() throws {
        #expect { try SightingTable(path: folder.file("none.csv"), badge: Sample.beacon(), sessions: []) } throws: {
            "\($0)".contains("none.csv cannot be opened")
        }
    }

    private func frames(_ text: String) throws -> [RecordedFrame] {
        var table = try SightingTable(path: try folder.write(text, to: "t.csv"), badge: Sample.beacon(), sessions: [])
        var frames: [RecordedFrame] = []
        while let frame = try table.next() { frames.append(frame) }
        return frames
    }
}
