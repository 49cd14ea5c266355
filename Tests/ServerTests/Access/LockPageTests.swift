import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Pages of locks and of who may enter", .mustEnd)
struct LockPageTests {
    /// A lock that has keys as far as pages can tell, and of which nobody says anything.
    private static func lockedRoom(_ school: School, gate: PresenceGate = .off) async throws -> LockedRoom {
        let room = try await LockedRoom(school, gate: gate)
        try await room.require(level: 2)
        return room
    }

    @Test("The big button is on everybody's first page, and on nobody's who may open no door")
    func firstPages() async throws {
        try await School.inProcess { school in
            let room = try await Self.lockedRoom(school)
            try await room.activate()
            for classification in [Classification.student, .visitor, .staff] {
                let peer = try await school.makePeer(classification, "Some")
                let first = try #require(try await peer.get("/").headers["location"])
                #expect(try await !peer.get(first).text.contains("/forms/universal.unlock"), "\(first)")
                try await room.setLevel(2, of: peer)
                let page = try await peer.get(first, headers: ["accept-language": "da"]).text
                #expect(page.contains("<button>Åbn Lab</button>"), "\(first)")
                #expect(page.contains("doors.js"))
            }
            try await room.setLevel(9, of: school.admin)
            for first in ["/now", "/first-steps"] {
                #expect(try await school.admin.get(first).text.contains("<button>Open Lab</button>"), "\(first)")
            }
        }
    }

    @Test("Without a script the button says what came of it, and why it was refused")
    func press() async throws {
        try await School.inProcess { school in
            let room = try await Self.lockedRoom(school)
            let ada = try await school.makePeer(.student, "Ada")
            try await room.setLevel(2, of: ada)
            let fields = [("lock_id", "\(room.lock)"), ("idempotency_key", UUID().uuidString)]
            let answer = try await ada.send("universal.unlock", key: "\(room.lock)", from: "/here", fields)
            #expect(answer.status == 200 && answer.text.contains("<h1>Not open</h1>"))
            #expect(try await room.last().source == "console")
            let again = try await ada.send("universal.unlock", key: "\(room.lock)", from: "/here", fields)
            #expect(again.status == 200 && again.text.contains("<h1>Not open</h1>"))
            #expect(try await school.count("select count(*) from unlock") == 1)
            try await room.setLevel(1, of: ada)
            try await room.clear(person: ada.personID, from: 0, until: 1)
            let other = [("lock_id", "\(room.lock)"), ("idempotency_key", UUID().uuidString)]
            let refused = try await ada.send("universal.unlock", key: "\(room.lock)", from: "/locks", other)
            #expect(refused.status == 403 && refused.text.contains("You may open this door at another time."))
            let mine = try await ada.get("/my-unlocks").text
            #expect(mine.contains("2 attempts") && mine.contains("holds at other times."))
            let lock = try await ada.get("/lock?id=\(room.lock)")
            #expect(lock.status == 200 && lock.text.contains("You may not open this door now."))
            #expect(try await school.makePeer(.student, "Bob").get("/lock?id=\(room.lock)").status == 404)
        }
    }

    @Test("Where nobody can be seen, the page asks for a code, and takes an admin's reason")
    func blind() async throws {
        try await School.inProcess { school in
            let room = try await Self.lockedRoom(school, gate: .require)
            try await room.activate()
            try await room.setLevel(2, of: school.admin)
            let fields = [("lock_id", "\(room.lock)"), ("idempotency_key", UUID().uuidString)]
            let asked = try await school.admin.send("universal.unlock", key: "\(room.lock)", from: "/locks", fields)
            #expect(asked.status == 403 && asked.text.contains("name=\"override_reason\""))
            #expect(asked.text.contains("name=\"code\"") && asked.text.contains("role=\"alert\""))
        }
    }

    @Test("Admins make a lock, set it up and take it away by forms")
    func setUp() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let device = try await school.makeDevice("lock", serial: "L1", in: "101")
            let door = try await school.admin(CreateDoor(roomA: "101", roomB: "102")).doorID
            let scanner = try await school.admin(CreateScanner(scannerName: "s1", roomNumber: "101")).scannerID
            let made = try await school.admin.send(
                "admin.create_lock", from: "/locks/all",
                [
                    ("lock_name", "Lab"), ("room_number", "101"), ("door_id", "\(door)"), ("device_id", "\(device)"),
                    ("dialect", "hmac"), ("gate", "require"), ("within", "30"), ("min_rssi", ""),
                    ("trust_client", "false"), ("relock", "7"), ("open_hours[0].from", "07:30"),
                    ("open_hours[0].until", "08:15"), ("open_hours[0].weekdays", ""), ("open_hours[0].weekdays", "mon"),
                    ("open_hours[1].from", ""), ("open_hours[1].until", ""), ("open_hours[1].weekdays", ""),
                ])
            #expect(made.status == 303, "\(made.text)")
            let lock = try #require(try await school.admin(GetLocks()).locks.first)
            #expect(lock.gate == .require && lock.setup?.within == 30 && lock.setup?.relock == 7)
            #expect(lock.setup?.openHours.count == 1 && lock.setup?.otherRoomNumber == "102")
            let list = try await school.admin.get("/locks/all?search=lab").text
            #expect(list.contains("not activated") && list.contains("/locks/setup?id=\(lock.lockID)"))
            let path = "/locks/setup?id=\(lock.lockID)"
            let page = try await school.admin.get(path).text
            #expect(page.contains("Mon 07:30 to 08:15") && page.contains("name=\"fingerprint\""))
            #expect(page.contains("s1 (101)"))
            let number = ("lock_id", "\(lock.lockID)")
            let edit = [number, ("listeners", ""), ("listeners", "\(scanner)"), ("gate", "warn"), ("min_rssi", "-60")]
            #expect(try await school.admin.send("admin.edit_lock", key: "edit", from: path, edit).status == 303)
            let without = [number, ("without", "open_hours")]
            #expect(try await school.admin.send("admin.edit_lock", key: "o", from: path, without).status == 303)
            let changed = try #require(try await school.admin(GetLocks()).locks.first)
            #expect(changed.gate == .warn && changed.setup?.listeners.map(\.scannerID) == [scanner])
            #expect(changed.setup?.openHours.isEmpty == true && changed.setup?.minRSSI == -60)
            let gone = try await school.admin.send("admin.delete_lock", from: path, then: "/locks/all", [number])
            #expect(gone.status == 303 && gone.headers["location"] == "/locks/all")
        }
    }

    @Test("Levels, and clearances with days and hours, are given and taken by forms")
    func rights() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let ada = try await school.makeStudent("Ada")
            let place = "/places/room?id=\(room.room)"
            let level = [("room_id", "\(room.room)"), ("required_level", "3")]
            #expect(try await school.admin.send("admin.edit_room", key: "level", from: place, level).status == 303)
            let person = "/people/person?id=\(ada)"
            let given = [("person_id", "\(ada)"), ("security_level", "4")]
            #expect(try await school.admin.send("admin.edit_person", key: "level", from: person, given).status == 303)
            let shown = try await school.admin.get(place).text
            #expect(shown.contains("<dt>Required level</dt><dd>3</dd>") && shown.contains("/locks/setup?id="))
            #expect(try await school.admin.get(person).text.contains("<dt>Security level</dt><dd>4</dd>"))
            let page = "/clearances?room=101"
            let email = try await school.admin(GetPersons()).persons.first { $0.personID == ada }?.email
            let added = try await school.admin.send(
                "admin.edit_clearance", key: "add", from: page,
                [
                    ("room_number", "101"), ("add[0].email", try #require(email)), ("add[0].group_name", ""),
                    ("from", "2026-09-01"), ("until", ""), ("weekdays", ""), ("weekdays", "mon"), ("weekdays", "tue"),
                    ("hours.from", "08:00"), ("hours.until", "24:00"),
                ])
            #expect(added.status == 303, "\(added.text)")
            let list = try await school.admin.get(page).text
            #expect(list.contains("Mon, Tue 08:00 to 24:00 from 2026-09-01"))
            let explained = try await school.admin.get("/unlocks/explain?person=\(ada)&lock=\(room.lock)").text
            #expect(explained.contains("It would open.") && explained.contains("by security level"))
            #expect(explained.contains("Mon, Tue 08:00 to 24:00 from 2026-09-01"))
            let away = [("room_number", "101"), ("remove[0].person_id", "\(ada)")]
            #expect(try await school.admin.send("admin.edit_clearance", key: "r", from: page, away).status == 303)
            #expect(try await school.admin.get(page).text.contains("There are no clearances."))
            let none = [("room_id", "\(room.room)"), ("without", "required_level")]
            #expect(try await school.admin.send("admin.edit_room", key: "w", from: place, none).status == 303)
            #expect(try await school.admin.get(place).text.contains("no level opens it"))
        }
    }

    @Test("Admins filter everybody's attempts, and nobody else sees them")
    func attempts() async throws {
        try await School.inProcess { school in
            let room = try await Self.lockedRoom(school)
            let ada = try await school.makePeer(.student, "Ada")
            try await room.setLevel(2, of: ada)
            #expect(try await room.attempt(ada) == "granted")
            let id = try await ada.personID
            let page = try await school.admin.get("/unlocks?person_id=\(id)&outcome=timed_out").text
            #expect(page.contains("1 attempt<") && page.contains("stayed locked"))
            #expect(try await school.admin.get("/unlocks?outcome=opened").text.contains("No attempts"))
            #expect(try await school.admin.get("/unlocks?outcome=sideways").status == 400)
            for path in ["/unlocks", "/locks/all", "/clearances", "/bookings", "/unlocks/explain"] {
                #expect(try await ada.get(path).status == 403, "\(path)")
            }
        }
    }
}

extension LockedRoom {
    /// It has keys as far as pages can tell, and is away.
    fileprivate func activate() async throws {
        try await school.sql.query(
            """
            update lock set epoch = 1, last_epoch = 1, activated_at = \(school.now), sealed_keys = 'none'::bytea
            where lock_id = \(lock)
            """)
    }
}
