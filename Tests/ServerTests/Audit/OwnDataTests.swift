import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("What people of every classification see of themselves", .mustEnd)
struct OwnDataTests {
    @Test(
        "Whoever carries a badge sees where they are, their visits, who looked and their data",
        arguments: [
            Classification.student, .staff, .visitor, .admin,
        ])
    func everybody(classification: Classification) async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let peer = try await school.makePeer(classification, "Wanda")
            let id = try await peer.personID
            let badge = try await school.issueBadge(to: id)
            try await school.hear(badge, by: scanner, for: 8)
            let info = try await peer(GetInfo()).info
            #expect(info.location.state == .present && info.location.roomNumber == "101" && info.clientHeardAt == nil)
            #expect(info.badges.map(\.minorKey) == [Int(badge.minor)])
            #expect(try await peer(GetOwnVisits()).visits.map(\.roomNumber) == ["101"])
            _ = try await school.location(of: id)
            #expect(try await peer(GetOwnAudit()).looks.map(\.action) == ["looked_at_location"])
            let export = try await peer(ExportOwn())
            #expect(export.personID == id && export.tables["visit"]?.count == 1)
            #expect(export.tables["sighting"]?.isEmpty == false)
            #expect(try await school.audit("exported_own").count == 1)
            #expect(try await peer(GetOwnAudit()).looks.count == 1, "it is no look at somebody")
            let page = try await peer.get("/here")
            #expect(page.status == 200 && page.text.contains("Your badge is heard"))
            for path in ["/my-visits", "/who-looked", "/my-data"] {
                #expect(try await peer.get(path).status == 200, "\(path)")
            }
        }
    }

    @Test("When a client last reported is told, whatever it heard, and the page says why nothing is heard")
    func client() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let ada = try await school.makePeer(.student, "Ada")
            #expect(try await ada.get("/here").text.contains("was ever heard"))
            _ = try await ada(UpdateLocation(beacons: []))
            let first = school.now
            #expect(try await ada(GetInfo()).info.clientHeardAt == first)
            #expect(try await ada.get("/here").text.contains("Your phone is heard, and hears no room"))
            _ = try await ada(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            #expect(try await ada(GetInfo()).info.clientHeardAt == first, "noted each half minute")
            try await school.pass(400)
            let page = try await ada.get("/here").text
            #expect(page.contains("Your phone last reported") && page.contains("You carry no badge"))
            _ = try await ada(UpdateLocation(beacons: []))
            #expect(try await ada(GetInfo()).info.clientHeardAt == school.now)
            #expect(try await ada(ExportOwn()).tables["client_report"]?.count == 1)
        }
    }

    @Test("One's own data is told once the password was shown lately")
    func confirmation() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            try await school.sql.query("update session set confirmed_until = null")
            #expect(try await staff.refusal(of: ExportOwn()).code == .confirmationNecessary)
        }
    }
}
