import Client
import Foundation
import LoopbackServer
import Testing
import Wire

@testable import rollcall

@Suite("The rooms of a walk")
struct SurveyCommandTests {
    @Test("A room that is not there, or was retired, is refused before the walk")
    func rooms() async throws {
        let rooms = [
            RoomRecord(roomID: 1, roomNumber: "A101", zoneName: "Ground"),
            RoomRecord(roomID: 2, roomNumber: "A102", zoneName: "Ground", retiredAt: Date(timeIntervalSince1970: 0)),
        ]
        let reply = try WireJSON.encoder().encode(SuccessReply(GetRooms.Reply(rooms: rooms, total: 2)))
        let text = String(decoding: reply, as: UTF8.self)
        try await LoopbackServer.run(answering: { _, _ in .text(text) }) { server in
            try await RollcallClient.withClient(server: server) { client in
                try await SurveyCommand.check("a101", client)
                for room in ["A102", "A10"] {
                    let error = try #require(
                        await #expect(throws: CommandError.self) { try await SurveyCommand.check(room, client) })
                    #expect(error.message.contains("'\(room)'"))
                }
            }
        }
    }
}
