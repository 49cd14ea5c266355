import Foundation
import Synchronization
import Testing
import Vocabulary
import Wire

/// A server with the rooms 101 and 102 that records a survey, and says what it was asked for.
final class SurveySchool: Sendable {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    let asked = Mutex<[(action: SurveyAction, room: String?)]>([])

    var actions: [SurveyAction] { asked.withLock { $0.map(\.action) } }

    /// The rooms that were stayed in, in that order.
    var rooms: [String] { asked.withLock { $0.compactMap { $0.action == .start ? $0.room : nil } } }

    func answer(_ body: String) throws -> String {
        guard !body.contains(GetRooms.type.rawValue) else { return try Self.text(SuccessReply(Self.allRooms)) }
        let envelope = try WireJSON.decoder().decode(IncomingArguments<RecordSurvey>.self, from: Data(body.utf8))
        let request = try #require(envelope.arguments)
        guard request.roomNumber.map({ ["101", "102"].contains($0) }) ?? true else {
            return try Self.text(Failure(.notFound, "There is no room."))
        }
        asked.withLock { $0.append((request.action, request.roomNumber)) }
        return try Self.text(
            SuccessReply(RecordSurvey.Reply(surveys: [survey], learnedRooms: [], doubtfulScanners: [])))
    }

    private static let allRooms = GetRooms.Reply(
        rooms: ["101", "102"].enumerated().map {
            RoomRecord(roomID: Int64($0.offset), roomNumber: $0.element, zoneName: "East")
        }, total: 2)

    private var survey: SurveyRecord {
        SurveyRecord(
            surveyID: 7, badgeID: 1, startedAt: Self.start, inUse: false,
            stays: rooms.map {
                SurveyStayRecord(roomNumber: $0, enteredAt: Self.start, leftAt: Self.start + 1, heard: [])
            })
    }

    private static func text(_ reply: some Encodable) throws -> String {
        String(decoding: try WireJSON.encoder().encode(reply), as: UTF8.self)
    }
}
