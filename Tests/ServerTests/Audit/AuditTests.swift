import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct AuditTests {
    @Test("What an admin changes is in the audit: who, what, to whom, when and from where, without anybody's names")
    func changes() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101")
            _ = try await school.makeScanner(in: "101")
            _ = try await school.makeRoomBeacon(in: "101")
            let ada = try await school.makeStudent("Ada")
            _ = try await school.issueBadge(to: ada)
            _ = try await admin(EditStudent(personID: ada, lastName: "King"))
            let entries = try await admin(GetAudit()).entries
            #expect(
                entries.map(\.action) == [
                    "person_edited", "badge_issued", "person_created", "beacon_created", "scanner_created",
                    "room_created", "zone_created", "login",
                ])
            for entry in entries {
                #expect(entry.actor?.email == Template.admin && entry.address == "127.0.0.1" && entry.at == school.now)
            }
            #expect(entries[0].targets.map(\.personID) == [ada])
            #expect(
                try await school.count("select count(*) from audit where details::text ~* 'ada|king|lovelace'") == 0)
        }
    }

    @Test("A change that is refused is not in the audit")
    func refusedChange() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            #expect(try await school.admin.refusal(of: CreateZone(zoneName: "EAST")).code == .conflict)
            #expect(try await school.admin.refusal(of: DeleteZone(zoneID: 99)).code == .notFound)
            #expect(try await school.audit("zone_created").count == 1)
            #expect(try await school.audit("zone_deleted").isEmpty)
        }
    }

    @Test("Pages and filters work together, and a look at the audit is in it")
    func pages() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102", "103")
            let first = try await school.admin(GetAudit(action: "room_created", pageSize: 2))
            #expect(first.total == 3 && first.entries.map { $0.details["room_number"] } == ["103", "102"])
            #expect(first.next == first.entries.last?.auditID)
            let page = try await school.admin(GetAudit(action: "room_created", before: first.next, pageSize: 2))
            #expect(page.total == 3 && page.entries.map { $0.details["room_number"] } == ["101"] && page.next == nil)
            #expect(try await school.admin(GetAudit(search: "102")).entries.map(\.action) == ["room_created"])
            #expect(try await school.audit("looked_at_audit").count >= 2)
            let backwards = GetAudit(from: school.now, to: school.now - 1)
            #expect(try await school.admin.refusal(of: backwards).code == .badArguments)
            for bad in [GetAudit(before: 0), GetAudit(pageSize: 0), GetAudit(pageSize: 1001)] {
                #expect(try await school.admin.refusal(of: bad).code == .badArguments)
            }
        }
    }

    @Test("A student sees who looked at them in pages")
    func ownPages() async throws {
        try await School.inProcess { school in
            let student = try await school.makePeer(.student)
            for _ in 0..<3 { _ = try await school.admin(GetMuster()) }
            let first = try await student(GetOwnAudit(pageSize: 2))
            #expect(first.total == 3 && first.looks.count == 2)
            let last = try await student(GetOwnAudit(before: first.next, pageSize: 2))
            #expect(last.total == 3 && last.looks.count == 1 && last.next == nil)
            #expect(try await student.refusal(of: GetOwnAudit(before: -1)).code == .badArguments)
            #expect(try await student.refusal(of: GetOwnAudit(pageSize: 1001)).code == .badArguments)
        }
    }

    @Test("However often two people are refused in a minute, there is an entry of each with the count")
    func refusals() async throws {
        try await School.inProcess { school in
            let (ada, bob) = (try await school.makePeer(.student, "Ada"), try await school.makePeer(.student, "Bob"))
            try await withThrowingTaskGroup(of: FailureCode.self) { group in
                for index in 0..<200 {
                    group.addTask { try await (index % 2 == 0 ? ada : bob).refusal(of: GetZones()).code }
                }
                for try await code in group { #expect(code == .notAllowed) }
            }
            let entries = try await school.audit("request_refused")
            #expect(entries.map { $0.details["count"] } == ["100", "100"])
            #expect(Set(entries.map(\.actor?.firstName)).count == 2)
            #expect(entries.allSatisfy { $0.details["type"] == "admin.get_zones" })
        }
    }
}
