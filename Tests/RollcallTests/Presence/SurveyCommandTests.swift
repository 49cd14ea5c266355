import ArgumentParser
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

    /// Each in a process of its own, whose input is what somebody types.
    /// - Returns: what the server was asked for.
    private static func walk(_ arguments: [String], typing lines: String) async throws -> SurveySchool {
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        try input.fileHandleForWriting.close()
        dup2(input.fileHandleForReading.fileDescriptor, STDIN_FILENO)
        let school = SurveySchool()
        try await LoopbackServer.run(answering: { _, body in .text(try school.answer(body)) }) { server in
            try await RollcallClient.withClient(server: server) { client in
                let command = try SurveyCommand.parse(["--badge", "1"] + arguments)
                try await command.run(client, Output(json: false, times: TimeText()))
            }
        }
        return school
    }

    @Test("A walk through rooms that are named stays in each, a while each or until Enter, and ends the survey")
    func named() async {
        await #expect(processExitsWith: .success) {
            let school = try await SurveyCommandTests.walk(["--stay", "1", "101", "102"], typing: "")
            #expect(school.rooms == ["101", "102"])
            #expect(school.actions.filter { $0 != .list } == [.start, .pause, .start, .pause, .stop])
        }
        await #expect(processExitsWith: .success) {
            // To go there, to leave, and the same again.
            let school = try await SurveyCommandTests.walk(["102", "101"], typing: "\n\n\n\n")
            #expect(school.rooms == ["102", "101"])
        }
    }

    @Test("A walk that asks for the rooms asks again where there is no such room, and Enter alone ends it")
    func asked() async {
        await #expect(processExitsWith: .success) {
            let school = try await SurveyCommandTests.walk([], typing: "101\n\n999\n 102 \n\n \n")
            #expect(school.rooms == ["101", "102"])
            #expect(school.actions.last == .stop)
        }
    }

    @Test("Where nothing was recorded that is said")
    func nothing() async {
        await #expect(processExitsWith: .success) {
            let error = await #expect(throws: CommandError.self) {
                _ = try await SurveyCommandTests.walk([], typing: "\n")
            }
            #expect(error?.message == "Nothing was recorded.")
        }
    }

    @Test("A survey whose walk was broken off is ended by its number")
    func brokenOff() async throws {
        let school = SurveySchool()
        try await LoopbackServer.run(answering: { _, body in .text(try school.answer(body)) }) { server in
            try await RollcallClient.withClient(server: server) { client in
                try await SurveysCommand.Stop.parse(["7"]).run(client, Output(json: false, times: TimeText()))
            }
        }
        #expect(school.actions == [.list, .stop])
    }
}
