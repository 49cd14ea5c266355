import ArgumentParser
import Client
import Devices
import Foundation
import LoopbackServer
import Synchronization
import Testing
import Wire

@testable import rollcall

@Suite("What a device is told by a line of words")
struct DeviceOrderTests {
    private static let position: DeviceProperties = ["position": .number(50)]

    @Test("Without a station the first word is the device, by its ID or its serial")
    func named() {
        let order = DeviceOrder(["SKY-1", "set_position", "position=50"], hasStation: false)
        #expect(order.serial == "SKY-1" && order.deviceID == nil)
        #expect(order.command == "set_position" && order.args == Self.position)
        #expect(DeviceOrder(["7", "open"], hasStation: false).deviceID == 7)
    }

    @Test("With a station the device may be left out, and another one may be named")
    func left() {
        for words in [["open"], ["set_position", "position=50"]] {
            let order = DeviceOrder(words, hasStation: true)
            #expect(order.deviceID == nil && order.serial == nil && order.command == words[0])
        }
        let other = DeviceOrder(["7", "set_position", "position=50"], hasStation: true)
        #expect(other.deviceID == 7 && other.command == "set_position" && other.args == Self.position)
    }

    /// What the server is asked, in a process of its own: stations are found by the environment.
    private static func asked(_ words: String...) async throws -> CommandDevice {
        let home = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        setenv("ROLLCALL_SESSION_FILE", "\(home.path)/session.json", 1)
        let reply = SuccessReply(CommandDevice.Reply(commandID: 1, state: .done))
        let text = String(decoding: try WireJSON.encoder().encode(reply), as: UTF8.self)
        let bodies = Mutex<[String]>([])
        try await LoopbackServer.run(
            answering: { _, body in
                bodies.withLock { $0.append(body) }
                return .text(text)
            }
        ) { server in
            let folder = StationFolder(environment: ProcessInfo.processInfo.environment)
            try folder.save(
                Station(
                    name: "roof", serial: "42", server: server.absoluteString,
                    login: SessionFile.Session(server: server.absoluteString, username: "a@b", session: "abc")))
            var command = try #require(
                try Rollcall.parseAsRoot(["devices", "tell", "--station", "roof"] + words) as? any AsyncParsableCommand)
            try await command.run()
        }
        let body = try #require(bodies.withLock { $0.first })
        let envelope = try WireJSON.decoder().decode(IncomingArguments<CommandDevice>.self, from: Data(body.utf8))
        return try #require(envelope.arguments)
    }

    @Test("The device of the station is asked for by what is printed on it, also where that is a number")
    func station() async {
        await #expect(processExitsWith: .success) {
            let open = try await DeviceOrderTests.asked("open")
            #expect(open.serial == "42" && open.deviceID == nil && open.command == "open")
            let other = try await DeviceOrderTests.asked("7", "open")
            #expect(other.serial == nil && other.deviceID == 7)
        }
    }
}
