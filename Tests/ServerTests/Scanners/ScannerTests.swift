import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ScannerTests {
    @Test("Scanners are made, moved, listed with their state, and deleted while they never reported")
    func whole() async throws {
        try await School.open { school in
            let admin = school.admin
            try await school.makeRooms("101", "102")
            let made = try await admin(CreateScanner(scannerName: "Door", roomNumber: "101"))
            _ = try await admin(EditScanner(scannerID: made.scannerID, scannerName: "Window", roomNumber: "102"))
            var listed = try #require(try await admin(GetScanners(search: "window")).scanners.first)
            #expect(listed.roomNumber == "102")
            #expect(listed.state == .never)
            let scanner = school.server.peer(Peer(bearer: made.token))
            _ = try await scanner(Heartbeat(spoolDepth: 7))
            listed = try #require(try await admin(GetScanners()).scanners.first)
            #expect(listed.state == .alive)
            #expect(listed.spoolDepth == 7)
            try await school.pass(31)
            #expect(try await admin(GetScanners()).scanners.first?.state == .quiet)
            let unused = try await admin(CreateScanner(scannerName: "Unused", roomNumber: "101"))
            #expect(try await admin(DeleteScanner(scannerID: unused.scannerID)).retired == false)
            #expect(try await admin(DeleteScanner(scannerID: made.scannerID)).retired)
            #expect(try await admin(GetScanners()).total == 1)
        }
    }

    @Test("A token is shown once, and one that was replaced or whose scanner is retired means nothing")
    func token() async throws {
        try await School.open { school in
            let admin = school.admin
            try await school.makeRooms("101")
            let made = try await admin(CreateScanner(scannerName: "Door", roomNumber: "101"))
            let list = try await admin.answer(to: GetScanners())
            #expect(!list.text.contains(made.token))
            var scanner = school.server.peer(Peer(bearer: made.token))
            let kept = try await admin(EditScanner(scannerID: made.scannerID, scannerName: "Gate"))
            #expect(kept.token == nil)
            _ = try await scanner(Heartbeat())
            let token = try await admin(EditScanner(scannerID: made.scannerID, newToken: true)).token
            #expect(try await scanner.refusal(of: Heartbeat()).code == .loginNecessary)
            scanner.bearer = token
            _ = try await scanner(Heartbeat())
            _ = try await admin(DeleteScanner(scannerID: made.scannerID))
            #expect(try await admin(GetScanners()).scanners.map(\.state) == [.quiet])
            #expect(try await scanner.refusal(of: Heartbeat()).code == .loginNecessary)
            let edit = EditScanner(scannerID: made.scannerID, newToken: true)
            #expect(try await admin.refusal(of: edit).code == .notFound)
        }
    }

    @Test("A name that is taken is a conflict, a room or scanner that is not there is not found")
    func refused() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101")
            let door = try await admin(CreateScanner(scannerName: "Door", roomNumber: "101")).scannerID
            _ = try await admin(CreateScanner(scannerName: "Gate", roomNumber: "101"))
            for (request, code): (any Wire.Request, FailureCode) in [
                (CreateScanner(scannerName: "DOOR", roomNumber: "101"), .conflict),
                (EditScanner(scannerID: door, scannerName: "gate"), .conflict),
                (CreateScanner(scannerName: "x", roomNumber: "9"), .notFound),
                (EditScanner(scannerID: door, roomNumber: "9"), .notFound),
                (EditScanner(scannerID: 99, scannerName: "x"), .notFound), (DeleteScanner(scannerID: 99), .notFound),
            ] {
                #expect(try await admin.refusal(of: request).code == code)
            }
        }
    }

    @Test("A heartbeat tells which UUIDs to forward, the clock and its rate")
    func heartbeat() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let site = try await school.makeRoomBeacon(in: "101").uuid
            let reply = try await scanner(Heartbeat())
            #expect(reply.uuids == [site])
            #expect(reply.heartbeatInterval == 10)
            #expect(reply.clock.now == school.now)
            #expect(reply.clock.rate == 50)
        }
    }
}
