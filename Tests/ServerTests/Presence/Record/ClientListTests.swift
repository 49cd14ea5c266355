import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

/// What a client hears is a list: what is in it was not all heard in one second.
@Suite(.mustEnd)
struct ClientListTests {
    @Test("A beacon that a client heard a while ago, and lists behind the nearest, makes no visit in the record")
    func heardBefore() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (near, far) = (
                try await school.makeRoomBeacon(in: "101"), try await school.makeRoomBeacon(in: "102")
            )
            let student = try await school.makePeer(.student)
            let id = try await student(Whoami()).personID
            let start = school.now
            for report in 0..<10 {
                let heard = [(near, -60, 0.2), (far, -80, report % 2 == 0 ? 12.0 : 25)].map { beacon, rssi, ago in
                    HeardBeacon(
                        uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: rssi,
                        heardAt: school.now.addingTimeInterval(-ago))
                }
                _ = try await student(UpdateLocation(beacons: heard, sentAt: school.now))
                try await school.pass(30)
            }
            #expect(try await school.told(of: id) == ["present 101"])
            try await school.recorded(through: start.addingTimeInterval(240))
            #expect(try await school.visits(of: id).map(\.roomNumber) == ["101"])
        }
    }
}
