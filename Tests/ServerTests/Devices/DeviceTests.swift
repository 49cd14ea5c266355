import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct DeviceTests {
    @Test("A device is made, found by room and name, moved, and put out of use")
    func life() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let admin = school.admin
            let made = try await admin(
                CreateDevice(kind: "skylight", deviceName: "Roof", serial: "a4:C1", roomNumber: "101"))
            #expect(made.token.count == 43 && made.registrationCode.count == 19)
            #expect(made.label?.contains("<svg") == true)
            let found = try await admin(GetDevices(roomNumber: "101"))
            #expect(found.devices.map(\.deviceName) == ["Roof"] && found.kinds.map(\.name) == ["skylight"])
            #expect(found.devices[0].level == .manage && found.devices[0].setup?.dialect == .rollcall)
            _ = try await admin(EditDevice(deviceID: made.deviceID, deviceName: "Hatch", roomNumber: "102"))
            #expect(try await admin(GetDevices(search: "hatch")).devices[0].roomNumber == "102")
            let room = try await admin(GetRooms(search: "102")).rooms[0].roomID
            #expect(try await admin.refusal(of: DeleteRoom(roomID: room)).code == .conflict)
            _ = try await admin(EditDevice(deviceID: made.deviceID, roomNumber: ""))
            #expect(try await admin(GetDevices()).devices[0].roomNumber == nil)
            try await school.report(made.deviceID, ["position": .number(5)])
            #expect(try await admin(DeleteDevice(deviceID: made.deviceID)).retired)
            #expect(try await admin(GetDevices()).devices[0].retiredAt != nil)
            #expect(try await admin.refusal(of: DeleteDevice(deviceID: made.deviceID)).code == .notFound)
            #expect(try await school.audit("device_created").first?.details["kind"] == "skylight")
        }
    }

    @Test(
        "What cannot be a device is refused, with the argument that is wrong",
        arguments: [
            (CreateDevice(kind: "rocket", deviceName: "X", serial: "S"), FailureCode.notFound),
            (CreateDevice(kind: "lamp", deviceName: "", serial: "S"), .badArguments),
            (CreateDevice(kind: "lamp", deviceName: "X", serial: "a b"), .badArguments),
            (CreateDevice(kind: "lamp", deviceName: "X", serial: "S", roomNumber: "999"), .notFound),
            (CreateDevice(kind: "lamp", deviceName: "X", serial: "s1"), .conflict),
        ])
    func refused(request: CreateDevice, code: FailureCode) async throws {
        try await School.inProcess { school in
            _ = try await school.makeDevice()
            #expect(try await school.admin.refusal(of: request).code == code)
        }
    }

    @Test("Whoever has the code of the label owns the device, and nobody has it twice")
    func registered() async throws {
        try await School.inProcess { school in
            let (student, other) = (try await school.makePeer(.student), try await school.makePeer(.student, "Other"))
            let made = try await school.admin(CreateDevice(kind: "lamp", deviceName: "Desk", serial: "L1"))
            #expect(try await student(GetDevices()).total == 0)
            #expect(
                try await student.refusal(of: RegisterDevice(serial: "L1", code: "0000-0000-0000-0000")).code
                    == .notFound)
            let code = made.registrationCode.lowercased().replacing("-", with: " ")
            _ = try await student(RegisterDevice(serial: "l1", code: code, deviceName: "Mine"))
            let own = try await student(GetDevices()).devices
            #expect(own.map(\.deviceName) == ["Mine"] && own[0].level == .manage && own[0].setup?.owner != nil)
            #expect(
                try await other.refusal(of: RegisterDevice(serial: "L1", code: made.registrationCode)).code
                    == .notFound)
            let again = try await school.admin(EditDevice(deviceID: made.deviceID, newToken: true, newCode: true))
            #expect(again.token != nil && again.token != made.token && again.registrationCode != nil)
            _ = try await school.admin(EditDevice(deviceID: made.deviceID, openRegistration: true))
            #expect(try await other(RegisterDevice(serial: "L1")).deviceID == made.deviceID)
            #expect(try await student(GetDevices()).total == 0)
        }
    }

    @Test("The token and the code are nowhere in the database")
    func secrets() async throws {
        try await School.inProcess { school in
            let made = try await school.admin(CreateDevice(kind: "lamp", deviceName: "Desk", serial: "L1"))
            let row: String = try await school.sql.query("select device::text from device")[0].decode(0)
            #expect(!row.contains(made.token) && !row.contains(made.registrationCode))
            #expect(row.contains("$7$101$"))
        }
    }

    @Test("Grants are given, shown to those who manage the device, and taken back")
    func grants() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let staff = try await school.makePeer(.staff)
            let id = try await school.makeDevice("lamp", in: "101")
            _ = try await school.admin(EditPersonZones(personID: try await staff.personID, addZones: ["East"]))
            #expect(try await staff(GetDevices()).total == 0)
            let zone = DeviceGrantRecord(zoneName: "East", level: .operate)
            _ = try await school.admin(EditDevice(deviceID: id, addGrants: [zone]))
            let seen = try await staff(GetDevices()).devices
            #expect(seen.map(\.level) == [.operate] && seen[0].setup == nil)
            #expect(try await school.admin(GetDevices()).devices[0].setup?.grants == [zone])
            _ = try await school.admin(
                EditDevice(deviceID: id, removeGrants: [DeviceGrantRecord(zoneName: "East")]))
            #expect(try await staff(GetDevices()).total == 0)
            for grant in [
                DeviceGrantRecord(level: .view), DeviceGrantRecord(email: "a@b.c", zoneName: "East", level: .view),
                DeviceGrantRecord(zoneName: "East"),
            ] {
                let refusal = try await school.admin.refusal(of: EditDevice(deviceID: id, addGrants: [grant]))
                #expect(refusal.code == .badArguments && refusal.argument == "add_grants")
            }
        }
    }

    @Test("A kind is added without a change of the server, and one that is wrong is refused with its place")
    func kinds() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            #expect(try await admin(GetKinds()).total == Kind.shipped.count)
            var bell = Kind(
                name: "bell", label: LocalizedText("Bell", ["da": "Klokke"]),
                commands: [Kind.Command("ring", label: LocalizedText("Ring", ["da": "Ring"]))])
            _ = try await admin(CreateKind(kind: bell))
            #expect(try await admin(GetKinds(search: "klokke")).kinds.map(\.kind) == [bell])
            #expect(try await admin.refusal(of: CreateKind(kind: bell)).code == .conflict)
            bell.commands[0].longest = 99_999
            let refusal = try await admin.refusal(of: CreateKind(kind: bell))
            #expect(refusal.code == .badArguments && refusal.argument?.hasPrefix("kind.commands[0]") == true)
            #expect(try await admin.refusal(of: DeleteKind(kind: "lamp")).code == .conflict)
            _ = try await admin(DeleteKind(kind: "bell"))
            #expect(try await admin.refusal(of: DeleteKind(kind: "bell")).code == .notFound)
        }
    }
}
