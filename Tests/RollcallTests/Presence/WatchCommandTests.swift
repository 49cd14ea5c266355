import Foundation
import Testing
import Vocabulary
import Wire

@testable import rollcall

@Suite("A line of watch")
struct MoveLineTests {
    private let time = Date(timeIntervalSince1970: 1_788_259_327)

    private func line(
        _ state: WhereaboutsState, from previous: String? = nil, to room: String? = nil, zone: String? = nil,
        name: String = "Ada"
    ) throws -> String {
        let event = LiveEvent(
            eventID: 1, personID: 1, email: "ada@school.example", firstName: name, lastName: "Lovelace", state: state,
            roomNumber: room, zoneName: zone, previousRoomNumber: previous, since: time, decidedAt: time)
        return WatchCommand.Line(event, TimeText(now: time, timeZone: try #require(TimeZone(identifier: "UTC")))).text
            .description
    }

    @Test("A move names both rooms and the zone")
    func moved() throws {
        let text = try line(.present, from: "101", to: "204", zone: "East wing")
        #expect(text == "10:42:07  Ada Lovelace          101 → 204 (East wing)")
    }

    @Test("Somebody who comes, or comes back to the room they were in, has no room before")
    func came() throws {
        #expect(try line(.present, to: "204") == "10:42:07  Ada Lovelace          → 204")
        #expect(try line(.present, from: "204", to: "204") == "10:42:07  Ada Lovelace          → 204")
    }

    @Test(
        "Unknown and left are told, whatever room the event still names", arguments: [WhereaboutsState.unknown, .left])
    func gone(_ state: WhereaboutsState) throws {
        let text = try line(state, from: "101", to: "101", zone: "East wing")
        #expect(text == "10:42:07  Ada Lovelace          101 → \(state.rawValue)")
    }

    @Test("A name cannot steer the terminal")
    func hostile() throws {
        #expect(try line(.left, name: "\u{1B}]0;x\u{7}").contains("\\u001b]0;x\\u0007"))
    }
}
