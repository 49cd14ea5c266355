import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ScannerEventTests {
    @Test("What changed after a page was made and before somebody listens is told")
    func before() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            _ = try await scanner(Heartbeat(spoolDepth: 0))
            let events = try await EventStream(school.admin)
            #expect(try await events.nextScanner() == ScannerEvent(scannerID: 1, state: .alive))
        }
    }

    @Test("Admins hear which scanner falls silent and which comes back; staff hear of people alone")
    func turns() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let staff = try await school.makePeer(.staff)
            try await school.give("East", to: staff)
            let (events, theirs) = (try await EventStream(school.admin), try await EventStream(staff))
            _ = try await scanner(Heartbeat(spoolDepth: 0))
            #expect(try await events.nextScanner() == ScannerEvent(scannerID: 1, state: .alive))
            try await school.pass(3_600)
            #expect(try await events.nextScanner() == ScannerEvent(scannerID: 1, state: .quiet))
            _ = try await scanner(Heartbeat(spoolDepth: 0))
            #expect(try await events.nextScanner() == ScannerEvent(scannerID: 1, state: .alive))
            let student = try await school.makePeer(.student)
            let beacon = try await school.makeRoomBeacon(in: "101")
            _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            while let block = try await theirs.nextBlock(), !block.contains("event: whereabouts") {
                #expect(!block.contains("event: scanner"))
            }
        }
    }
}
