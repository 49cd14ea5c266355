import Configuration
import Devices
import Foundation
import Logging
import MQTT
import Postgres
import Testing
import Wire

@testable import Server

/// A school whose server has a private broker, on a free port.
@dynamicMemberLookup
struct SchoolWithBroker {
    let school: School
    private let dataDirectory: String
    private let starts: AsyncStream<Int>

    subscript<Value>(dynamicMember path: KeyPath<School, Value>) -> Value { school[keyPath: path] }

    static func open(_ body: @escaping @Sendable (SchoolWithBroker, _ port: Int) async throws -> Void) async throws {
        let folder = "/tmp/rollcall-broker-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (starts, started) = AsyncStream.makeStream(of: Int.self)
        let values = InMemoryProvider(values: [
            "rollcall.data.dir": .init(.string(folder), isSecret: false), "rollcall.mqtt.port": 0,
        ])
        let broker = DeviceBroker(
            try ServerConfiguration(reader: ConfigReader(provider: values)), logger: Logger(label: "broker")
        ) { started.yield($0) }
        try await School.open(broker: broker) { school in
            let own = SchoolWithBroker(school: school, dataDirectory: folder, starts: starts)
            try await body(own, try await own.nextPort())
        }
    }

    /// Of the next start of the broker.
    func nextPort() async throws -> Int {
        for await port in starts { return port }
        throw ServerEnded()
    }

    func killBroker() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for process in names.compactMap({ Int32($0) }) {
            let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
            if place == "\(dataDirectory)/broker/socket" { kill(process, SIGKILL) }
        }
    }

    var siteKey: String {
        get async throws { try await school.sql.query("select site_key from site")[0].decode(0) }
    }

    /// A lamp, or something else, that has said hello, and that the server knows to be there.
    func connectLamp(_ port: Int, kind: String = "lamp", serial: String = "S1") async throws -> ConnectedLamp {
        let made = try await school.admin(CreateDevice(kind: kind, deviceName: "The \(kind)", serial: serial))
        let login = ConnectedLamp.Login(
            id: made.deviceID, kind: kind, serial: serial, token: made.token,
            base: "rollcall/\(try await siteKey)/device/\(made.deviceID)")
        let lamp = try await ConnectedLamp.connect(login, port)
        var saidAt = ContinuousClock.now
        try await eventually("the lamp is there") {
            // A link that begins anew asks all devices how they are, and a real one answers.
            if ContinuousClock.now - saidAt > .seconds(5) {
                saidAt = .now
                try await lamp.sayHello()
            }
            return try await school.admin(GetDevices(deviceID: made.deviceID)).devices.first?.connected == true
        }
        return lamp
    }
}

/// A device as a test plays it.
struct ConnectedLamp {
    struct Login {
        let id: Int64
        let kind: String
        let serial: String
        let token: String
        let base: String
    }

    let login: Login
    let port: Int
    let connection: MQTTConnection
    private let ears: Ears

    var id: Int64 { login.id }

    /// The broker learns of a new device a moment after it was made.
    static func connect(_ login: Login, _ port: Int) async throws -> ConnectedLamp {
        var settings = MQTTSettings(address: .tcp(host: "127.0.0.1", port: port), clientID: String(login.id))
        settings.userName = String(login.id)
        settings.password = login.token
        settings.will = MQTTMessage(topic: "\(login.base)/up/gone", text: "")
        var connection: MQTTConnection?
        try await eventually("the broker knows the lamp") {
            connection = try? await MQTTConnection.connect(settings)
            return connection != nil
        }
        guard let connection else { throw ServerEnded() }
        try await connection.subscribe(["\(login.base)/down/#"])
        let lamp = ConnectedLamp(login: login, port: port, connection: connection, ears: Ears(connection))
        try await lamp.sayHello()
        return lamp
    }

    func again(on port: Int? = nil) async throws -> ConnectedLamp {
        try await Self.connect(login, port ?? self.port)
    }

    /// Until the server listens.
    fileprivate func sayHello() async throws {
        let hello = #"{"kind": "\#(login.kind)", "serial": "\#(login.serial)", "firmware": "1", "boot": "\#(UUID())"}"#
        try await eventually("somebody listens") { (try? await say("hello", hello)) != nil }
    }

    func say(_ channel: String, _ text: String) async throws {
        try await connection.publish(MQTTMessage(topic: "\(login.base)/up/\(channel)", text: text))
    }

    /// The next message on a channel.
    func next(_ channel: String) async throws -> String {
        try await ears.next("\(login.base)/down/\(channel)")
    }

    /// The next that is more than the question how it is.
    func nextCommand() async throws -> DeviceMessages.Command {
        while true {
            let command = try JSONDecoder().decode(
                DeviceMessages.Command.self, from: Data(try await next("command").utf8))
            if command.id != nil { return command }
        }
    }
}

extension ConnectedLamp {
    /// Keeps what came and was not asked for yet.
    private actor Ears {
        private let connection: MQTTConnection
        private var heard: [MQTTMessage] = []

        init(_ connection: MQTTConnection) {
            self.connection = connection
        }

        func next(_ topic: String) async throws -> String {
            while true {
                if let place = heard.firstIndex(where: { $0.topic == topic }) {
                    return String(decoding: heard.remove(at: place).payload, as: UTF8.self)
                }
                let events = await connection.nextEvents()
                guard !events.isEmpty else { throw ServerEnded() }
                heard += events.compactMap { if case .message(let message) = $0 { message } else { nil } }
            }
        }
    }
}
