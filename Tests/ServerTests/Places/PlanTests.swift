import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Floor plans", .mustEnd)
struct PlanTests {
    /// A PNG of 4 × 2 pixels with a text.
    static let picture =
        Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAAAAABawyK/AAAAFHRFWHRDb21tZW50AFNlY3JldCBwbGFj"
                + "ZXA+cnUAAAAOSURBVHicY/gPBAwgAgAn4gf50ZtkOgAAAABJRU5ErkJggg==") ?? Data()

    @Test("A zone gets a plan without metadata, another one in its place, and loses it")
    func life() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let admin = school.admin
            _ = try await admin(EditPlan(zoneName: "east", image: Self.picture))
            let plan = try #require(try await admin(GetPlans()).plans.first)
            #expect(plan.zoneName == "East" && plan.width == 4 && plan.height == 2 && plan.things.isEmpty)
            let answer = try await admin.get(plan.path)
            #expect(answer.status == 200 && answer.headers["content-type"] == "image/png")
            #expect(answer.body.count < Self.picture.count && !answer.text.contains("Secret"))
            _ = try await admin(EditPlan(zoneName: "East", image: Self.picture))
            let other = try #require(try await admin(GetPlans()).plans.first)
            #expect(other.path != plan.path)
            #expect(try await admin.get(plan.path).status == 404)
            _ = try await admin(EditPlan(zoneName: "East", remove: true))
            #expect(try await admin(GetPlans()).total == 0)
            #expect(try await admin.get(other.path).status == 404)
            let zones = try await school.audit("plan_edited").map { $0.details["zone_name"] }
            #expect(zones == ["East", "East", "east"])
        }
    }

    @Test("What is no picture, a plan of no zone, and both or neither of picture and removal are refused")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let admin = school.admin
            for (text, code) in [("<svg onload='alert(1)'/>", FailureCode.badArguments), ("<html>", .badArguments)] {
                let failure = try await admin.refusal(of: EditPlan(zoneName: "East", image: Data(text.utf8)))
                #expect(failure.code == code && failure.reason.contains("neither PNG nor JPEG nor WebP"))
                #expect(failure.argument == "image")
            }
            let cut = Data(Self.picture.dropLast())
            #expect(try await admin.refusal(of: EditPlan(zoneName: "East", image: cut)).reason.contains("damaged"))
            // A PNG of 4,294,967,295 by 4,294,967,295 pixels.
            let wide = "iVBORw0KGgoAAAANSUhEUv//////////CAIAAABdlLlpAAAAAElEQVQ1rwYeAAAAAElFTkSuQmCC"
            let pixels = try #require(Data(base64Encoded: wide))
            #expect(try await admin.refusal(of: EditPlan(zoneName: "East", image: pixels)).code == .tooLarge)
            let large = Self.picture + Data(count: 1_468_006)
            #expect(try await admin.refusal(of: EditPlan(zoneName: "East", image: large)).code == .tooLarge)
            #expect(try await admin.refusal(of: EditPlan(zoneName: "West", image: Self.picture)).code == .notFound)
            #expect(try await admin.refusal(of: EditPlan(zoneName: "East", remove: true)).code == .notFound)
            #expect(try await admin.refusal(of: EditPlan(zoneName: "East")).code == .badArguments)
            let both = EditPlan(zoneName: "East", image: Self.picture, remove: true)
            #expect(try await admin.refusal(of: both).code == .badArguments)
            let text = #"{"type": "admin.edit_plan", "args": {"zone_name": "East", "image": "no base64"}}"#
            #expect(try await admin.post(text).text.contains("base64 (RFC 4648"))
            #expect(try await admin(GetPlans()).total == 0)
        }
    }

    @Test("Staff see the plans of their zones and nobody else's; others see none")
    func rights() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            try await school.makeRooms("201", zone: "West")
            for zone in ["East", "West"] { _ = try await school.admin(EditPlan(zoneName: zone, image: Self.picture)) }
            let staff = try await school.makePeer(.staff)
            #expect(try await staff(GetPlans()).total == 0)
            try await school.give("West", to: staff)
            let plans = try await staff(GetPlans())
            #expect(plans.total == 1 && plans.plans.map(\.zoneName) == ["West"])
            let paths = try await school.admin(GetPlans()).plans.map(\.path)
            let student = try await school.makePeer(.student)
            for (peer, statuses) in [
                (school.admin, [200, 200]), (staff, [404, 200]), (student, [404, 404]), (school.stranger, [404, 404]),
            ] {
                for (path, status) in zip(paths, statuses) { #expect(try await peer.get(path).status == status) }
            }
            #expect(try await school.admin.get("/plans/1").status == 404)
            #expect(try await school.admin.send("DELETE", paths[0]).status == 405)
        }
    }

    @Test("A picture may do nothing by itself, and is kept by the browser for its reader alone")
    func headers() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            _ = try await school.admin(EditPlan(zoneName: "East", image: Self.picture))
            let path = try await school.admin(GetPlans()).plans[0].path
            let headers = try await school.admin.get(path).headers
            #expect(headers["x-content-type-options"] == "nosniff")
            #expect(headers["content-security-policy"] == "default-src 'none'; sandbox")
            #expect(headers["cache-control"] == "private, max-age=31536000, immutable" && headers["vary"] == "Cookie")
        }
    }
}

@Suite("What is placed on a floor plan", .mustEnd)
struct PlaceTests {
    /// A plan of East with room 101, its scanner and its beacon on it.
    private static func open(
        _ body: @escaping @Sendable (inout School, [PlanPlace]) async throws -> Void
    ) async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102")
            _ = try await school.admin(EditPlan(zoneName: "East", image: PlanTests.picture))
            _ = try await school.makeScanner(in: "101")
            _ = try await school.makeRoomBeacon(in: "101")
            let room = try await school.admin(GetRooms(search: "101")).rooms[0].roomID
            let scanner = try await school.admin(GetScanners()).scanners[0].scannerID
            let beacon = try await school.admin(GetBeacons()).beacons[0].beaconID
            let places = [
                PlanPlace(kind: .room, id: room, points: [[0, 0], [0.5, 0.25]]),
                PlanPlace(kind: .scanner, id: scanner, points: [[0.25, 0.125]]),
                PlanPlace(kind: .beacon, id: beacon, points: [[1, 1]]),
            ]
            _ = try await school.admin(PlaceOnPlan(zoneName: "East", things: places))
            try await body(&school, places)
        }
    }

    private static func placed(_ school: School) async throws -> [String] {
        try await school.admin(GetPlans()).plans[0].things.map { "\($0.kind.rawValue) \($0.name)" }
    }

    @Test("Things are placed, moved, and taken off; another picture leaves them")
    func life() async throws {
        try await Self.open { school, places in
            let things = try await school.admin(GetPlans()).plans[0].things
            #expect(things.map(\.points) == places.map(\.points) && things.map(\.kind) == [.room, .scanner, .beacon])
            #expect(things.map(\.name) == ["101", "scanner of 101", "101 (1/1)"])
            let area = PlanPlace(kind: .room, id: places[0].id, points: [[0, 0], [1, 0], [0.5, 1]])
            let off = PlanPlace(kind: .beacon, id: places[2].id, points: [])
            _ = try await school.admin(PlaceOnPlan(zoneName: "East", things: [area, off]))
            _ = try await school.admin(EditPlan(zoneName: "East", image: PlanTests.picture))
            let after = try await school.admin(GetPlans()).plans[0].things
            #expect(after.map(\.points) == [area.points, places[1].points])
            #expect(
                try await school.audit("things_placed").map(\.details) == [
                    ["zone_name": "East", "things": "2"], ["zone_name": "East", "things": "3"],
                ])
        }
    }

    @Test("Wrong points, things of other zones and a zone without a plan are refused, and nothing is placed")
    func refused() async throws {
        try await Self.open { school, places in
            try await school.makeRooms("201", zone: "West")
            let other = try await school.admin(GetRooms(search: "201")).rooms[0].roomID
            let good = PlanPlace(kind: .room, id: places[0].id, points: [[0.5, 0.5]])
            for (kind, id, points, code) in [
                (PlanThingKind.room, places[0].id, [[0.5]], FailureCode.badArguments),
                (.room, places[0].id, [[0.5, 1.5]], .badArguments), (.room, places[0].id, [[-0.1, 0]], .badArguments),
                (.room, places[0].id, Array(repeating: [0, 0], count: 101), .badArguments),
                (.scanner, places[1].id, [[0, 0], [1, 1]], .badArguments), (.room, other, [[0, 0]], .notFound),
                (.room, 999, [[0, 0]], .notFound), (.scanner, 999, [], .notFound), (.beacon, 999, [[0, 0]], .notFound),
            ] {
                let wrong = PlaceOnPlan(
                    zoneName: "East", things: [good, PlanPlace(kind: kind, id: id, points: points)])
                #expect(try await school.admin.refusal(of: wrong).code == code, "\(kind) \(id) \(points)")
            }
            let wrong = PlanPlace(kind: .room, id: places[0].id, points: [[0, 0], [0, 2]])
            let failure = try await school.admin.refusal(of: PlaceOnPlan(zoneName: "East", things: [good, wrong]))
            #expect(failure.argument == "things[1].points[1]")
            for zone in ["West", "North"] {
                let failure = try await school.admin.refusal(of: PlaceOnPlan(zoneName: zone, things: []))
                #expect(failure.code == .notFound)
            }
            #expect(try await school.admin(GetPlans()).plans[0].things[0].points == places[0].points)
        }
    }

    @Test("What is moved to another zone meanwhile is not placed")
    func movedMeanwhile() async throws {
        try await Self.open { school, places in
            try await school.makeRooms(zone: "West")
            let off = places.map { PlanPlace(kind: $0.kind, id: $0.id, points: []) }
            _ = try await school.admin(PlaceOnPlan(zoneName: "East", things: off))
            let admin = school.admin
            let placing = try await school.sql.withTransaction { transaction in
                try await transaction.query(
                    """
                    update room set zone_id = (select zone_id from zone where zone_name = 'West')
                    where room_id = \(places[0].id)
                    """)
                let placing = Task { try await admin.refusal(of: PlaceOnPlan(zoneName: "East", things: places)) }
                try await eventually("it waits for whoever moves the room") { try await school.hasWaiters() }
                return placing
            }
            #expect(try await placing.value.code == .notFound)
            #expect(try await Self.placed(school).isEmpty)
        }
    }

    @Test("What is deleted, retired or moved elsewhere leaves the plan")
    func leaving() async throws {
        try await Self.open { school, places in
            let admin = school.admin
            _ = try await admin(EditRoom(roomID: places[0].id, description: "Physics"))
            #expect(try await Self.placed(school).count == 3)
            _ = try await admin(EditScanner(scannerID: places[1].id, roomNumber: "102"))
            #expect(try await Self.placed(school) == ["room 101", "beacon 101 (1/1)"])
            _ = try await admin(DeleteBeacon(beaconID: places[2].id))
            #expect(try await Self.placed(school) == ["room 101"])
            try await school.makeRooms(zone: "West")
            let scanner = PlanPlace(kind: .scanner, id: places[1].id, points: [[0, 0]])
            _ = try await admin(PlaceOnPlan(zoneName: "East", things: [scanner]))
            let room = try await admin(GetRooms(search: "102")).rooms[0].roomID
            _ = try await admin(EditRoom(roomID: room, zoneName: "West"))
            #expect(try await Self.placed(school) == ["room 101"])
            _ = try await admin(DeleteRoom(roomID: places[0].id))
            #expect(try await Self.placed(school).isEmpty)
        }
    }

    @Test("A room that is retired leaves the plan, and a zone that goes takes its plan along")
    func retired() async throws {
        try await Self.open { school, places in
            try await school.sql.query("update scanner set retired_at = now()")
            try await school.sql.query("update beacon set retired_at = now() where room_id is not null")
            #expect(try await Self.placed(school) == ["room 101"])
            #expect(try await school.admin(DeleteRoom(roomID: places[0].id)).retired)
            #expect(try await Self.placed(school).isEmpty)
            try await school.makeRooms(zone: "West")
            _ = try await school.admin(EditPlan(zoneName: "West", image: PlanTests.picture))
            let zone = try await school.admin(GetZones(search: "West")).zones[0].zoneID
            _ = try await school.admin(DeleteZone(zoneID: zone))
            #expect(try await school.admin(GetPlans()).plans.map(\.zoneName) == ["East"])
        }
    }
}
