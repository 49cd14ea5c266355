import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Who may have followed somebody in, as admins ask", .mustEnd)
struct FollowedInListTests {
    @Test("Visits behind locked doors are listed in place of attempts, for admins alone, and the look is audited")
    func listed() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makePeer(.student, "Bob"))
            try await school.sql.query(
                """
                update lock set epoch = 1, sealed_keys = '\\x00', activated_at = created_at where lock_id = \(room.lock)
                """)
            try await school.sql.query(
                """
                insert into visit (person_id, room_id, entered_at, source)
                values (\(ada), \(room.room), \(school.now), 'scanner')
                """)
            let reply = try await school.admin(GetUnlocks(followedIn: true, page: 1, pageSize: 5))
            #expect(reply.total == 1 && reply.unlocks.isEmpty)
            let found = try #require(reply.followedIn?.first)
            #expect(found.personID == ada && found.roomNumber == "101" && found.enteredAt == school.now)
            #expect(found.source == .scanner && found.behindAttemptID == nil && found.doorOpenedAt == nil)
            #expect(try await school.audit("looked_at_unlocks").first?.targets.map(\.personID) == [ada])
            #expect(try await school.admin(GetUnlocks(personID: ada)).followedIn == nil)
            #expect(try await bob.refusal(of: GetUnlocks(followedIn: true)).code == .notAllowed)
        }
    }
}
