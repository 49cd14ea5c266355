import Beacon
import Devices
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct EventRightsTests {
    private struct Scene {
        let student: Peer
        let other: Peer
        let staff: Peer
        let east: UpdateLocation
        let west: UpdateLocation

        init(_ school: School) async throws {
            try await school.makeRooms("101")
            try await school.makeRooms("201", zone: "West")
            func report(_ room: String) async throws -> UpdateLocation {
                let beacon = try await school.makeRoomBeacon(in: room)
                return UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor))
            }
            (east, west) = (try await report("101"), try await report("201"))
            student = try await school.makePeer(.student)
            other = try await school.makePeer(.student, "Other")
            staff = try await school.makePeer(.staff)
        }
    }

    @Test("Students hear of themselves only, also of what they missed")
    func students() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let id = try await scene.student.personID
            _ = try await scene.other(scene.east)
            _ = try await scene.student(scene.east)
            let own = try await EventStream(scene.student, after: 0)
            _ = try await scene.other(UpdateLocation(beacons: []))
            _ = try await scene.student(UpdateLocation(beacons: []))
            #expect(try await own.next(2).map(\.personID) == [id, id])
        }
    }

    @Test("Staff hear of their zones and groups; of who comes from or goes elsewhere they do not learn the room")
    func staff() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.give("East", to: scene.staff)
            let mate = try await school.makePeer(.student, "Mate")
            try await school.makeGroup("10b", of: try await mate.personID, try await scene.staff.personID)
            _ = try await scene.student(scene.west)
            _ = try await mate(scene.west)
            for report in [UpdateLocation(beacons: []), scene.east, UpdateLocation(beacons: []), scene.west] {
                try await school.pass(20)
                _ = try await scene.student(report)
            }
            let events = try await EventStream(scene.staff, after: 0)
            let mates = try #require(try await events.next())
            #expect(mates.roomNumber == "201" && mates.email == "mate.student@school.example")
            let come = try #require(try await events.next())
            #expect(come.roomNumber == "101" && come.previousRoomNumber == nil && come.previousZoneName == nil)
            var last = come
            while last.roomNumber != nil { last = try #require(try await events.next()) }
            #expect(last.previousRoomNumber == "101" && last.zoneName == nil && last.state == .present)
        }
    }

    @Test("Each person shown to staff is in the audit once for each time they listen; admins are shown everybody")
    func audited() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.give("East", to: scene.staff)
            _ = try await scene.student(scene.east)
            _ = try await scene.student(UpdateLocation(beacons: []))
            let events = try await EventStream(scene.staff, after: 0)
            _ = try await events.next(2)
            let id = try await scene.student.personID
            #expect(try await school.audit("watched_events").map { $0.targets.map(\.personID) } == [[id]])
            _ = try await EventStream(school.admin)
            #expect(try await school.audit("watched_events").first?.ofAllPeople == true)
            #expect(try await scene.student(GetOwnAudit()).looks.count == 2)
            #expect(try await scene.other(GetOwnAudit()).looks.count == 1)
        }
    }

    @Test(
        "The stream ends when zones, groups, classification or the account change, and not when others' do",
        arguments: 0..<6)
    func ends(change: Int) async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let (admin, id) = (school.admin, try await scene.staff.personID)
            let group = try await school.makeGroup("10b", of: id)
            let events = try await EventStream(scene.staff)
            // What concerns somebody else only makes the server look, and go on.
            try await school.give("West", to: try await school.makePeer(.staff, "Else"))
            switch change {
            case 0: try await school.give("East", to: scene.staff)
            case 1: _ = try await admin(EditGroup(groupID: group, addMembers: [try await scene.other.personID]))
            case 2: _ = try await admin(EditPerson(personID: id, classification: .visitor))
            case 3: _ = try await admin(EditPerson(personID: id, disabled: true))
            case 4: _ = try await scene.staff(Logout())
            default: _ = try await admin(DeletePerson(personID: id))
            }
            #expect(try await events.next() == nil)
        }
    }

    @Test("A stream does not outlive a new password or another second factor, and comes back with the new token alone")
    func newToken() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            var person = scene.student
            let stolen = try await EventStream(person, after: 0)
            let (old, password) = (person, "another horse battery staple")
            _ = try await person.renew(by: ChangePassword(password: Template.password, newPassword: password))
            #expect(try await stolen.next() == nil)
            #expect(try await old.get("/events").status == 401)
            let phone = Authenticator(try await person(EnrolTOTP(password: password)).secret)
            let before = try await EventStream(person, after: 0)
            _ = try await person.renew(by: ConfirmTOTP(code: phone.code(at: school.clock.now)))
            #expect(try await before.next() == nil)
            let own = try await EventStream(person, after: 0)
            _ = try await person(scene.east)
            #expect(try await own.next()?.roomNumber == "101")
        }
    }

    @Test("Where a session ends while its password is changed, the password stays")
    func endedMeanwhile() async throws {
        try await School.inProcess { school in
            let ada = try await school.makePeer(.student, "Ada")
            try await school.sql.query(
                """
                create function end_session() returns trigger language plpgsql as
                    'begin delete from session where person_id = new.person_id; return null; end';
                """)
            try await school.sql.query(
                """
                create trigger end_session after update of password_hash on person
                    for each row execute function end_session()
                """)
            let change = ChangePassword(password: Template.password, newPassword: "another horse battery staple")
            #expect(try await ada.refusal(of: change).code == .loginNecessary)
            try await school.sql.query("drop trigger end_session on person")
            #expect(try await ada.answer(to: change).status == 200)
        }
    }

    @Test("A stream ends with its session, also where that runs out or lies idle; another's goes on")
    func sessionsEnd() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let idle = try await EventStream(scene.student, after: 0)
            try await school.sql.query(
                "update session set used_at = used_at - interval '3 hours' where person_id = \(scene.student.personID)")
            #expect(try await idle.next() == nil)
            let owing = try await EventStream(scene.staff, after: 0)
            try await school.sql.query("update site set totp_required = true")
            #expect(try await owing.next() == nil)
            try await school.sql.query("update site set totp_required = false")
            let expiring = try await EventStream(scene.staff, after: 0)
            let other = try await EventStream(scene.other, after: 0)
            try await school.sql.query(
                "update session set expires_at = created_at where person_id = \(scene.staff.personID)")
            #expect(try await expiring.next() == nil)
            _ = try await scene.other(scene.east)
            #expect(try await other.next()?.roomNumber == "101")
        }
    }

    @Test("A rule is told to admins alone, also where somebody may see the device and the people of its room")
    func rules() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let device = try await school.makeDevice(in: "101")
            try await school.give("East", to: scene.staff)
            for peer in [scene.staff, scene.student] { try await school.grant(.operate, of: device, to: peer) }
            let admins = try await EventStream(school.admin)
            let others = [try await EventStream(scene.staff, after: 0), try await EventStream(scene.student, after: 0)]
            _ = try await school.admin(
                CreateRule(
                    ruleName: "Wind", when: [ConditionRecord(.weather, measure: .wind, above: 12)],
                    then: [OrderRecord(deviceID: device, command: "open")], dryRun: true))
            _ = try await school.admin(ReportWeather(wind: 15))
            _ = try await admins.next("rule", as: RuleEvent.self)
            try await school.report(device, ["position": .number(7)])
            for stream in others {
                let block = try #require(try await stream.nextBlock())
                #expect(block.hasPrefix("event: device"))
            }
        }
    }

    @Test("Who is granted nothing hears of no device, nor of what it is told")
    func devices() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let device = try await school.makeDevice(in: "101")
            try await school.give("East", to: scene.staff)
            let admins = try await EventStream(school.admin)
            let others = [try await EventStream(scene.staff, after: 0), try await EventStream(scene.student, after: 0)]
            try await school.report(device, ["position": .number(7)])
            _ = try await admins.next("device", as: DeviceEvent.self)
            _ = try await school.admin(CommandDevice(deviceID: device, command: "open"))
            _ = try await admins.next("command", as: CommandEvent.self)
            _ = try await scene.student(scene.east)
            for stream in others {
                let block = try #require(try await stream.nextBlock())
                #expect(block.contains("event: whereabouts"))
            }
        }
    }

    @Test("The stream of a listener whose rights stay goes on")
    func goesOn() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.give("East", to: scene.staff)
            let events = try await EventStream(scene.staff)
            try await school.give("West", to: try await school.makePeer(.staff, "Else"))
            _ = try await scene.student(scene.east)
            #expect(try await events.next()?.roomNumber == "101")
        }
    }
}
