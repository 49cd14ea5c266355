import ArgumentParser
import Client
import Foundation
import LoopbackServer
import Testing
import Wire

@testable import rollcall

@Suite("Finding a thing by its name")
struct FindTests {
    /// A server with so many rooms of the numbers 1, 2, …, two of them called "twin", in pages.
    private static func answer(_ total: Int) -> LoopbackServer.Handler {
        { _, body in
            let envelope = try WireJSON.decoder().decode(IncomingArguments<GetRooms>.self, from: Data(body.utf8))
            let page = envelope.arguments?.page ?? 1
            let size = envelope.arguments?.pageSize ?? 100
            let rooms = (1...total).dropFirst((page - 1) * size).prefix(size).map { number in
                RoomRecord(roomID: Int64(number), roomNumber: number > total - 2 ? "twin" : "\(number)", zoneName: "E")
            }
            let reply = SuccessReply(GetRooms.Reply(rooms: Array(rooms), total: total))
            return .text(String(decoding: try WireJSON.encoder().encode(reply), as: UTF8.self))
        }
    }

    private func id(of name: String) async throws -> Int64 {
        try await LoopbackServer.run(answering: Self.answer(2500)) { server in
            try await RollcallClient.withClient(server: server) { client in
                try await NameOrID<RoomsCommand.Rows>.parse([name]).resolve(client)
            }
        }
    }

    @Test("It is found on whatever page it stands")
    func pages() async throws {
        #expect(try await id(of: "7") == 7)
        #expect(try await id(of: "2400") == 2400)
    }

    @Test("None is an error that says where to look")
    func none() async throws {
        let error = await #expect(throws: CommandError.self) { try await id(of: "aula") }
        #expect(error?.message == "There is no room aula.")
        #expect(error?.hint == "See them with: rollcall rooms list")
        #expect(error?.status == .refused)
    }

    @Test("Several are an error that gives their ids")
    func several() async throws {
        let error = await #expect(throws: CommandError.self) { try await id(of: "twin") }
        #expect(error?.hint == "Give one of these IDs instead: 2499, 2500.")
    }
}
