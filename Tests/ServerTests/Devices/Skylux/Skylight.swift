import Foundation
import Testing
import Wire

@testable import Server

/// A skylight, and somebody who registered it by the old path.
struct Skylight {
    let device: CreateDevice.Reply
    var token: String

    static let mac = "a4:c1:38:bf:6f:ab"

    init(_ school: School, username: String = "mia@home.example") async throws {
        device = try await school.admin(CreateDevice(kind: "skylight", deviceName: "Roof", serial: Self.mac))
        let answer = try await school.stranger.skylux(
            "register",
            ["username": username, "password": Template.password, "MAC": Self.mac, "code": device.registrationCode])
        #expect(answer.status == 200, "\(answer.text)")
        token = try #require(answer.object?["token"] as? String)
    }
}

extension Peer {
    func skylux(_ path: String, _ fields: [String: Any]) async throws -> RawAnswer {
        try await post(body: JSONSerialization.data(withJSONObject: fields), to: "/skylux/api/\(path)")
    }
}
