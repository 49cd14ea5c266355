import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Pages of floor plans", .mustEnd)
struct PlanPageTests {
    private static let form = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]

    @Test("A picture is uploaded by a form, and what is no picture is told beside the field")
    func upload() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            #expect(try await school.admin.get("/plan?zone=East").text.contains("class=\"empty\""))
            #expect(try await school.admin.get("/plan/edit?zone=East").text.contains("class=\"empty\""))
            func send(_ file: Data) async throws -> RawAnswer {
                let head =
                    "--X\r\nContent-Disposition: form-data; name=\"zone_name\"\r\n\r\nEast\r\n--X\r\n"
                    + "Content-Disposition: form-data; name=\"_from\"\r\n\r\n/plan/edit?zone=East\r\n--X\r\n"
                    + "Content-Disposition: form-data; name=\"_form\"\r\n\r\nadmin.edit_plan image\r\n--X\r\n"
                    + "Content-Disposition: form-data; name=\"image\"; filename=\"p.png\"\r\n\r\n"
                var headers = Self.form
                headers["content-type"] = "multipart/form-data; boundary=X"
                return try await school.admin.post(
                    body: Data(head.utf8) + file + Data("\r\n--X--\r\n".utf8), to: "/forms/admin.edit_plan",
                    headers: headers)
            }
            let wrong = try await send(Data("<svg/>".utf8))
            #expect(wrong.status == 400 && wrong.text.contains("neither PNG nor JPEG nor WebP"))
            #expect(try await send(Data()).status == 400)
            #expect(try await send(PlanTests.picture).status == 303)
            let plan = try #require(try await school.admin(GetPlans()).plans.first)
            for path in ["/plan", "/plan?zone=East", "/plan/edit?zone=East"] {
                #expect(try await school.admin.get(path).text.contains("<image href=\"\(plan.path)\""), "\(path)")
            }
        }
    }

    @Test("Fields of a form place a thing; empty ones take it off; half a point is refused")
    func fields() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            _ = try await school.admin(EditPlan(zoneName: "East", image: PlanTests.picture))
            let room = try await school.admin(GetRooms()).rooms[0].roomID
            func send(_ points: String...) async throws -> Int {
                let values = points.enumerated().map { "things[0].points[\($0 / 2)][\($0 % 2)]=\($1)" }
                let body = ["zone_name=East", "things[0].kind=room", "things[0].id=\(room)"] + values
                let text = body.joined(separator: "&").replacing("[", with: "%5B").replacing("]", with: "%5D")
                return try await school.admin.post(text, to: "/forms/admin.place_on_plan", headers: Self.form).status
            }
            #expect(try await send("0.1", "0.2", "0.3", "0.4", "", "") == 303)
            let placed = try await school.admin(GetPlans()).plans[0].things
            #expect(placed.map(\.points) == [[[0.1, 0.2], [0.3, 0.4]]])
            #expect(try await send("0.1", "", "", "") == 400)
            #expect(try await send("x", "0.1") == 400)
            #expect(try await send("", "", "", "") == 303)
            #expect(try await school.admin(GetPlans()).plans[0].things.isEmpty)
        }
    }

    @Test("What is wrong with a point is told beside its fields")
    func wrongPoint() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            _ = try await school.admin(EditPlan(zoneName: "East", image: PlanTests.picture))
            let room = try await school.admin(GetRooms()).rooms[0].roomID
            for (left, top) in [("0.5", "2"), ("0.5", "x")] {
                let body = [
                    "_form=admin.place_on_plan room-\(room)", "_from=/plan/edit?zone=East", "zone_name=East",
                    "things[0].kind=room", "things[0].id=\(room)", "things[0].points[0][0]=\(left)",
                    "things[0].points[0][1]=\(top)",
                ]
                let page = try await school.admin.post(
                    body.joined(separator: "&"), to: "/forms/admin.place_on_plan", headers: Self.form)
                #expect(page.status == 400 && page.text.contains("aria-invalid=\"true\""), "\(left), \(top)")
            }
        }
    }

    @Test(
        "A field with a name that no list needs takes no time",
        arguments: [RequestType.adminPlaceOnPlan, .adminEditPlan])
    func timeOfLongName(type: RequestType) throws {
        let began = ContinuousClock.now
        let fields = FormFields("zone_name=East&things[0]\(String(repeating: "]", count: 300_000))=1")
        let json = try FormArguments(timeZone: .gmt).json(fields, of: type)
        #expect(String(bytes: json, encoding: .utf8) == #"{"zone_name":"East"}"#)
        #expect(ContinuousClock.now - began < .seconds(5))
    }

    @Test("A field with a name that no list needs is as if it were not there")
    func longName() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            _ = try await school.admin(EditPlan(zoneName: "East", image: PlanTests.picture))
            let room = try await school.admin(GetRooms()).rooms[0].roomID
            let body = [
                "zone_name=East", "things[0].kind=room", "things[0].id=\(room)", "things[0].points[0][0]=0.5",
                "things[0].points[0][1]=0.25", "\(String(repeating: "]", count: 60_000))=1",
            ]
            let answer = try await school.admin.post(
                body.joined(separator: "&"), to: "/forms/admin.place_on_plan", headers: Self.form)
            #expect(answer.status == 303)
            #expect(try await school.admin(GetPlans()).plans[0].things.map(\.points) == [[[0.5, 0.25]]])
        }
    }

    @Test("Who is in a room stands in it, names or only how many, and in the list beside the plan")
    func people() async throws {
        try await School.open { school in
            try await school.makeRooms("<b>1</b>")
            _ = try await school.admin(EditPlan(zoneName: "East", image: PlanTests.picture))
            let room = try await school.admin(GetRooms()).rooms[0].roomID
            _ = try await school.admin(
                PlaceOnPlan(zoneName: "East", things: [PlanPlace(kind: .room, id: room, points: [[0.5, 0.5]])]))
            let beacon = try await school.makeRoomBeacon(in: "<b>1</b>")
            for first in ["Ada", "Bob", "Cy"] {
                let student = try await school.makePeer(.student, first)
                _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            }
            let few = try await school.admin.get("/plan?zone=East").text
            #expect(few.contains(">Ada B.</tspan>") && few.contains("<bdi>Body</bdi>, <bdi>Cy</bdi>"))
            #expect(few.contains("data-room=\"&lt;b&gt;1&lt;/b&gt;\"") && !few.contains("<b>1"))
            let student = try await school.makePeer(.student, "Dee")
            _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            #expect(try await school.admin.get("/plan").text.contains(">4 people</tspan>"))
            #expect(try await student.get("/plan").status == 403)
            let staff = try await school.makePeer(.staff)
            let answer = try await staff.get("/plan?zone=East")
            #expect(answer.status == 200 && !answer.text.contains("Ada") && answer.text.contains("class=\"empty\""))
        }
    }
}
