import Devices
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Pages of devices", .mustEnd)
struct DevicePageTests {
    private static let form = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]

    @Test("The button names what it will do now, and does it")
    func button() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let device = try await school.makeDevice(in: "101")
            try await school.report(device, ["position": .number(0), "moving": .bool(false)])
            let path = "/device?id=\(device)"
            #expect(try await school.admin.get(path).text.contains("name=\"command\" value=\"open\""))
            let danish = try await school.admin.get("/devices", headers: ["accept-language": "da"]).text
            #expect(danish.contains("<h2>101</h2>") && danish.contains("<button>Åbn</button>"))
            let body = "device_id=\(device)&command=open&_form=x&_from=\(path)&_then=\(path)"
            let done = try await school.admin.post(body, to: "/forms/universal.command_device", headers: Self.form)
            #expect(done.status == 303)
            try await school.report(device, ["position": .number(40), "moving": .bool(true)])
            let page = try await school.admin.get(path).text
            #expect(page.contains("name=\"command\" value=\"stop\"") && page.contains("rotate(-22.0 20 108)"))
            #expect(page.contains("<td>waits") && page.contains("Open: 40 %"))
            #expect(try await school.admin(GetCommands()).commands[0].way == "console")
        }
    }

    @Test("Arguments of a command are fields of its form")
    func arguments() async throws {
        try await School.inProcess { school in
            let device = try await school.makeDevice()
            let path = "/device?id=\(device)"
            let page = try await school.admin.get(path).text
            #expect(page.contains("name=\"args.position\"") && page.contains("max=\"100\""))
            let body = "device_id=\(device)&command=set_position&args.position=35&_form=x&_from=\(path)&_then=\(path)"
            _ = try await school.admin.post(body, to: "/forms/universal.command_device", headers: Self.form)
            #expect(try await school.admin(GetCommands()).commands[0].args == ["position": .number(35)])
        }
    }

    @Test("A device that has stopped because something was in its way says so, in its picture too")
    func obstructed() async throws {
        try await School.open { school in
            let device = try await school.makeDevice("garage_door")
            try await school.report(device, ["position": .number(50), "door": .text("obstructed")])
            let page = try await school.admin.get("/device?id=\(device)").text
            #expect(page.contains("device-picture obstructed") && page.contains("Only a person moves it again."))
        }
    }

    @Test("Who may only see a device has no button, and nobody else has its page")
    func rights() async throws {
        try await School.inProcess { school in
            let (device, student) = (try await school.makeDevice(), try await school.makePeer(.student))
            #expect(try await student.get("/device?id=\(device)").status == 404)
            try await school.grant(.view, of: device, to: student)
            let page = try await student.get("/device?id=\(device)")
            #expect(page.status == 200 && !page.text.contains("/forms/universal.command_device"))
            #expect(try await student.get("/devices/all").status == 403)
        }
    }

    @Test("An admin makes a device, sees its secrets once, and lets a group use it")
    func setUp() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(CreateGroup(groupName: "10b"))
            let create = "kind=lamp&device_name=Desk&serial=L1&room_number=&dialect=rollcall&_form=x&_from=/&_then=/"
            let made = try await school.admin.post(create, to: "/forms/admin.create_device", headers: Self.form)
            #expect(made.status == 200 && made.text.contains("class=\"secret\""))
            let device = try await school.admin(GetDevices()).devices[0].deviceID
            #expect(try await school.admin.get("/devices/all").text.contains("Desk"))
            let grant =
                "device_id=\(device)&add_grants[0].level=operate&add_grants[0].group_name=10b&add_grants[0].email="
                + "&add_grants[0].zone_name=&_form=x&_from=/&_then=/devices/setup?id=\(device)"
            #expect(
                try await school.admin.post(grant, to: "/forms/admin.edit_device", headers: Self.form).status == 303)
            #expect(try await school.admin.get("/devices/setup?id=\(device)").text.contains("10b</th>"))
            let revoke = "device_id=\(device)&remove_grants[0].group_name=10b&_form=x&_from=/&_then=/"
            _ = try await school.admin.post(revoke, to: "/forms/admin.edit_device", headers: Self.form)
            #expect(try await school.admin(GetDevices()).devices[0].setup?.grants == [])
        }
    }
}
