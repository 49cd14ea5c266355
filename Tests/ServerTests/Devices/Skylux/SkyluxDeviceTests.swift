import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Devices by the old paths", .mustEnd)
struct SkyluxDeviceTests {
    @Test("Who registers with the code of the label becomes a visitor who sees that device alone")
    func visitor() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(CreateDevice(kind: "lamp", deviceName: "Lamp", serial: "L1"))
            let skylight = try await Skylight(school)
            let persons = try await school.admin(GetPersons(search: "mia@home")).persons
            #expect(persons.map(\.classification) == [.visitor])
            let mia = try await school.stranger.loggedIn(as: "mia@home.example")
            #expect(try await mia(GetDevices()).devices.map(\.deviceID) == [skylight.device.deviceID])
            let status = try await school.stranger.skylux("status", ["token": skylight.token])
            #expect(status.object?["status"] as? String == "UNKNOWN" && status.object?["active"] as? Bool == false)
            #expect(status.object?["mac"] as? String == Skylight.mac && status.object?["token"] == nil)
        }
    }

    @Test("Without the right code nobody registers, and nobody learns which names there are")
    func wrongCode() async throws {
        try await School.inProcess { school in
            let made = try await school.admin(CreateDevice(kind: "skylight", deviceName: "Roof", serial: Skylight.mac))
            for (username, code) in [(Template.admin, "x"), ("mia@home.example", "x"), ("mia@home.example", nil)] {
                let fields = ["username": username, "password": Template.password, "MAC": Skylight.mac, "code": code]
                let answer = try await school.stranger.skylux("register", fields.compactMapValues(\.self))
                #expect(try answer.failure().reason.hasPrefix("No device can be registered") && answer.status == 404)
            }
            #expect(try await school.admin(GetPersons(search: "mia@home")).persons.isEmpty)
            _ = try await school.admin(EditDevice(deviceID: made.deviceID, openRegistration: true))
            let open = try await school.stranger.skylux(
                "register", ["username": "mia@home.example", "password": Template.password, "MAC": Skylight.mac])
            #expect(open.status == 200, "\(open.text)")
        }
    }

    @Test("A known account takes the device with its password, and a wrong one registers nothing")
    func knownAccount() async throws {
        try await School.inProcess { school in
            let made = try await school.admin(CreateDevice(kind: "skylight", deviceName: "Roof", serial: Skylight.mac))
            _ = try await school.makePeer(.staff, "Ida")
            var fields = ["username": "ida.staff@school.example", "password": "wrong", "mac": Skylight.mac]
            fields["code"] = made.registrationCode
            #expect(try await school.stranger.skylux("register", fields).failure().code == .wrongCredentials)
            fields["password"] = Template.password
            #expect(try await school.stranger.skylux("register", fields).status == 200)
            let ida = try await school.stranger.loggedIn(as: "ida.staff@school.example")
            #expect(try await ida(GetDevices()).devices.map(\.level) == [.manage])
            let again = try await school.stranger.skylux("register", fields)
            #expect(try again.failure().code == .notFound, "A code works once.")
        }
    }

    @Test("Commands come in any case, as words or numbers, and are in the history with their way")
    func commands() async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            for command in ["OPEN", "Close", "50"] {
                let answer = try await school.stranger.skylux("device", ["Token": skylight.token, "command": command])
                #expect(answer.status == 200 && answer.object?["state"] as? String == "asked", "\(answer.text)")
                #expect(answer.object?["reason"] as? String == "device_away")
            }
            let wrong = try await school.stranger.skylux("device", ["token": skylight.token, "command": "fly"])
            #expect(wrong.status != 200)
            let status = try await school.stranger.skylux("device", ["token": skylight.token, "command": "STATUS"])
            #expect(status.object?["status"] as? String == "UNKNOWN")
            let history = try await school.stranger.get("/skylux/api/history?token=\(skylight.token)")
            let commands = history.object?["history"] as? [[String: Any]]
            #expect(commands?.map { $0["command"] as? String } == ["set_position", "close", "open"])
            #expect(commands?.allSatisfy { $0["way"] as? String == "skylux" } == true)
        }
    }

    @Test(
        "PUT brings the device to a status, or halts it",
        arguments: [
            (#"{"status": "CLOSE", "active": true}"#, "close"), (#"{"Status": 40, "active": 1}"#, "set_position"),
            (#"{"status": "OPEN", "active": false}"#, "stop"),
        ])
    func put(_ body: String, _ expected: String) async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            var bearer = school.stranger
            bearer.bearer = skylight.token
            let answer = try await bearer.put(body, to: "/skylux/api/status?MAC=\(Skylight.mac)")
            #expect(answer.status == 200, "\(answer.text)")
            let command = try await school.admin(GetCommands(deviceID: skylight.device.deviceID)).commands.first
            #expect(command?.command == expected)
        }
    }

    @Test(
        "What the device said is told in the words of old",
        arguments: [(0.0, "CLOSE"), (100.0, "OPEN"), (37.0, "37")])
    func status(_ position: Double, _ word: String) async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            try await school.sql.query(
                """
                update device_state set properties = jsonb_build_object('position', \(position)), connected = true
                where device_id = \(skylight.device.deviceID)
                """)
            let status = try await school.stranger.skylux("status", ["token": skylight.token])
            #expect(status.object?["status"] as? String == word && status.object?["active"] as? Bool == true)
        }
    }
}

extension Peer {
    fileprivate func put(_ json: String, to path: String) async throws -> RawAnswer {
        var request = request(path)
        request.method = .PUT
        request.headers.add(name: "content-type", value: "application/json")
        request.body = .bytes(ByteBuffer(string: json))
        return try await send(request)
    }
}
