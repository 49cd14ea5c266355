import Broker
import Devices
import Foundation
import Logging
import MQTT
import TestSupport
import Testing

@testable import rollcall_device

@Suite("Devices over a real broker", .mustEnd)
struct DeviceServiceTests {
    /// Runs with a device of number 7 at work, and a server that hears it.
    private func withDevice(
        _ kind: String = "skylight", settings: Machine.Settings = Machine.Settings(travel: 0.2), program: String? = nil,
        clock: DeviceClock = DeviceClock(), _ body: @escaping @Sendable (Server, TestBroker) async throws -> Void
    ) async throws {
        let shipped = try #require(Kind.shipped.first { $0.name == kind })
        let patterns = Dialect.rollcall.access(site: "k1").map {
            BrokerAccess.Pattern($0.right == .read ? .read : .write, $0.topic)
        }
        try await TestBroker.run { broker in
            try await broker.broker.admit(
                TestBroker.accounts([TestBroker.server, "7"]),
                BrokerAccess(server: TestBroker.server, patterns: patterns))
            var server = MQTTSettings(address: .unixSocket(path: try broker.broker.socketPath), clientID: "server")
            (server.userName, server.password) = (TestBroker.server, TestBroker.password)
            let connection = try await MQTTConnection.connect(server, timeout: .seconds(60))
            try await connection.subscribe(["rollcall/k1/device/+/up/#"])
            let login = DeviceLogin(
                broker: "mqtt://127.0.0.1:\(broker.port)", site: "k1", device: 7, serial: "S7",
                token: TestBroker.password)
            let fleet = Fleet(
                settings: Fleet.Settings(
                    kind: shipped, machine: settings, program: program, clock: clock,
                    data: "\(broker.dataDirectory)/devices"),
                logins: [login], logger: Logger(label: "device"))
            let running = Task { try await fleet.run() }
            defer { running.cancel() }
            try await body(Server(connection: connection, device: 7), broker)
            running.cancel()
            _ = await running.result
        }
    }

    @Test("A device says hello and what it is, obeys, and says how it ended until it is acknowledged")
    func obeying() async throws {
        try await withDevice { server, _ in
            let hello = try await server.next("hello")
            #expect(hello.contains(#""serial":"S7""#))
            #expect(try await server.next("state").contains(#""position":0"#))
            try await server.command("1", "open")
            #expect(try await server.next("outcome").contains("accepted"))
            for _ in 1...2 { #expect(try await server.next("outcome").contains("done")) }
            try await server.acknowledge("1")
            try await server.command("2", "status")
            while try await !server.next("outcome").contains(#""id":"2""#) {}
        }
    }

    @Test("A device whose clock goes faster is done as much sooner")
    func faster() async throws {
        let (travel, clock) = (Machine.Settings(travel: 3_600), DeviceClock(rate: 10_000))
        try await withDevice(settings: travel, clock: clock) { server, _ in
            _ = try await server.next("hello")
            try await server.command("1", "open")
            while try await !server.next("outcome").contains("done") {}
        }
    }

    @Test("A program on the wires is given commands, and its answers are said")
    func wires() async throws {
        let program = """
            while read line; do echo '{"outcome": "done", "properties": {"position": 73}}'; done
            """
        try await withDevice(program: program) { server, _ in
            _ = try await server.next("hello")
            var outcome = ""
            var number = 0
            // The program may not have started yet: then the command fails.
            while !outcome.contains("done") {
                number += 1
                try await server.command(String(number), "open")
                outcome = try await server.next("outcome")
                while outcome.contains("accepted") { outcome = try await server.next("outcome") }
                try await server.acknowledge(String(number))
            }
            #expect(outcome.contains(#""position":73"#))
        }
    }
}

/// What a server does with one device.
struct Server: Sendable {
    let connection: MQTTConnection
    let device: Int64
    private let waiting = Waiting()

    init(connection: MQTTConnection, device: Int64) {
        (self.connection, self.device) = (connection, device)
    }

    /// Messages that came in a bundle with others.
    private actor Waiting {
        var messages: [MQTTMessage] = []

        func add(_ new: [MQTTMessage]) { messages += new }

        func take(_ channel: String) -> String? {
            while !messages.isEmpty {
                let message = messages.removeFirst()
                if message.topic.hasSuffix("/up/\(channel)") { return String(decoding: message.payload, as: UTF8.self) }
            }
            return nil
        }
    }

    /// The next message of a channel; those of others before it are passed over.
    func next(_ channel: String) async throws -> String {
        while true {
            if let text = await waiting.take(channel) { return text }
            let events = await connection.nextEvents()
            try #require(!events.isEmpty)
            await waiting.add(events.compactMap { if case .message(let message) = $0 { message } else { nil } })
        }
    }

    func command(_ id: String, _ name: String) async throws {
        let kind = try #require(Kind.shipped.first)
        let said = SaidCommand(id: id, name: name, expiresIn: 30_000)
        let message = try #require(Dialect.rollcall.say(said, to: device, site: "k1", kind: kind))
        try await connection.publish(MQTTMessage(topic: message.topic, payload: message.payload))
    }

    func acknowledge(_ id: String) async throws {
        let message = try #require(Dialect.rollcall.acknowledge(id, to: device, site: "k1"))
        try await connection.publish(MQTTMessage(topic: message.topic, payload: message.payload))
    }
}
