import Foundation
import Testing
import Wire

@Suite("Replies on the wire")
struct SuccessReplyTests {
    private func text(_ reply: some Encodable) throws -> String {
        let encoder = WireJSON.encoder()
        encoder.outputFormatting.insert(.sortedKeys)
        return String(decoding: try encoder.encode(SuccessReply(reply)), as: UTF8.self)
    }

    @Test("The members of the reply stand beside the envelope")
    func merged() throws {
        #expect(try text(CreateRoom.Reply(roomID: 7)) == #"{"room_id":7,"successful":true}"#)
    }

    @Test("A reply without members is the envelope alone")
    func empty() throws {
        #expect(try text(EmptyReply()) == #"{"successful":true}"#)
    }

    @Test("A client reads its reply out of the envelope")
    func read() throws {
        let data = try WireJSON.encoder().encode(SuccessReply(Report.Reply(stored: 3, refused: 1)))
        let reply = try WireJSON.decoder().decode(Report.Reply.self, from: data)
        #expect(reply.stored == 3 && reply.refused == 1)
    }

    @Test("Slashes are left alone and times are RFC 3339")
    func forms() throws {
        let reply = ReturnBadge.Reply(returnedAt: Date(timeIntervalSince1970: 1_788_251_400.25))
        #expect(try text(reply) == #"{"returned_at":"2026-09-01T08:30:00.250Z","successful":true}"#)
        let room = RoomRecord(roomID: 1, roomNumber: "1/2", zoneName: "East")
        #expect(try text(GetRooms.Reply(rooms: [room], total: 1)).contains(#""room_number":"1/2""#))
    }
}
