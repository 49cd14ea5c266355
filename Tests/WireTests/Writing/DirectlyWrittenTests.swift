import Beacon
import Devices
import Foundation
import Testing
import Vocabulary
import Wire

@Suite("Replies that are written straight as bytes")
struct DirectlyWrittenTests {
    private static func isSame(_ reply: some DirectlyWritten) throws -> Bool {
        try Array(WireJSON.encoder().encode(SuccessReply(reply))) == reply.successBytes
    }

    /// Everything that JSON may have to escape, and text of several bytes.
    private static let texts: [String] =
        (0..<0x90).compactMap { Unicode.Scalar($0 as UInt32).map { "a\($0)b" } }
        + [
            "", "\u{2028}\u{2029}\u{fffd}", "Ærø 🧑‍🚒", "</script>", "e\u{301}", "\\\"\\",
            String(repeating: "ø", count: 300),
        ]

    @Test("Each is the bytes that the encoder makes, whatever is in its texts")
    func texts() throws {
        let uuid = try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
        let address = try #require(DeviceAddress("a4:c1:38:bf:6f:ab"))
        let (from, until) = (try #require(ClockTime("07:30")), try #require(ClockTime("24:00")))
        let hours = [
            HoursRecord(from: from, until: until), HoursRecord(weekdays: [.mon, .tue], from: from, until: until),
        ]
        for (number, text) in Self.texts.enumerated() {
            let time = Date(timeIntervalSince1970: 1_790_000_000 + Double(number) * 1234.567)
            let (isFull, id) = (number.isMultiple(of: 2), Int64(number) * 1_000_003 - 7)
            let beacon = BeaconRecord(
                beaconID: id, roomNumber: text, description: isFull ? text : nil, uuid: uuid, majorKey: number,
                minorKey: 65_535 - number, address: isFull ? address : nil, zoneName: text,
                lastHeardAt: isFull ? time : nil, retiredAt: isFull ? nil : time)
            #expect(
                try Self.isSame(GetBeacons.Reply(beacons: [beacon, beacon], total: number)), "\(text.debugDescription)")
            let room = RoomRecord(
                roomID: id, roomNumber: text, description: isFull ? text : nil, zoneName: text,
                requiredLevel: isFull ? 9 : nil, roomType: isFull ? text : nil, capacity: isFull ? number + 1 : nil,
                bookableBy: isFull ? [.student, .staff] : [], bookingHours: isFull ? hours : nil,
                retiredAt: isFull ? time : nil)
            #expect(try Self.isSame(GetRooms.Reply(rooms: [room], total: 1)))
            let zone = ZoneRecord(zoneID: id, zoneName: text, majorKey: 1, leaveAfter: 30, rooms: number)
            #expect(try Self.isSame(GetZones.Reply(zones: [zone, zone, zone], total: 3)))
            #expect(try Self.isSame(GetDoors.Reply(doors: [DoorRecord(doorID: id, roomA: text, roomB: "2")], total: 1)))
        }
    }

    @Test("So is a list of nothing")
    func empty() throws {
        #expect(try Self.isSame(GetBeacons.Reply(beacons: [], total: 0)))
        #expect(try Self.isSame(GetRooms.Reply(rooms: [], total: 0)))
        #expect(try Self.isSame(GetZones.Reply(zones: [], total: 0)))
        #expect(try Self.isSame(GetDoors.Reply(doors: [], total: 0)))
    }
}
