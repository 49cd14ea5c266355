import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

/// Somebody who is heard by a scanner and whose own client hears the room's beacon.
@Suite(.mustEnd)
struct LeavingTogetherTests {
    @Test(
        """
        Who goes with badge and phone has left, as the record says too; without a badge the phone's silence proves \
        nothing
        """,
        arguments: [true, false], [60, 120])
    func leaving(hasBadge: Bool, leaveAfter: Int) async throws {
        try await School.open { school in
            try await school.makeRooms("101", leaveAfter: leaveAfter)
            let scanner = try await school.makeScanner(in: "101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            let id = try await student.personID
            let badge = hasBadge ? try await school.issueBadge(to: id) : nil
            for _ in 0..<3 {
                if let badge { try await school.hear(badge, by: scanner, for: 10) }
                _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            }
            try await school.beat(scanner, for: 200)
            let isAtOnce = leaveAfter < 90
            let ends = !hasBadge ? ["unknown 101"] : isAtOnce ? ["left 101"] : ["unknown 101", "left 101"]
            #expect(try await school.told(of: id) == ["present 101"] + ends)
            #expect(try await school.visits(of: id).map(\.endReason) == [hasBadge ? .left : .unknown])
        }
    }
}
