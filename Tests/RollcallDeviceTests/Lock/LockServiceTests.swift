import Broker
import Devices
import Foundation
import Locks
import Logging
import MQTT
import Synchronization
import TestSupport
import Testing

@testable import rollcall_device

@Suite("A lock over a real broker", .mustEnd)
struct LockServiceTests {
    /// Runs with a broker and a server that hears device 7.
    private func withBroker(
        _ body: @escaping @Sendable (Server, LockFleet, Label) async throws -> Void
    ) async throws {
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
            let label = Label()
            let login = DeviceLogin(
                broker: "mqtt://127.0.0.1:\(broker.port)", site: "k1", device: 7, serial: "L7",
                token: TestBroker.password)
            let fleet = LockFleet(
                settings: LockFleet.Settings(data: "\(broker.dataDirectory)/locks"), logins: [login],
                printLabel: { text in label.text.withLock { $0 = text } }, logger: Logger(label: "lock"))
            try await body(Server(connection: connection, device: 7), fleet, label)
        }
    }

    /// What a lock prints for its label.
    final class Label: Sendable {
        let text = Mutex("")

        var words: [String] { text.withLock { $0 }.split(separator: " ").map(String.init) }
    }

    private func running(
        _ fleet: LockFleet, _ body: @Sendable () async throws -> Void
    ) async throws {
        let task = Task { try await fleet.run() }
        defer { task.cancel() }
        try await body()
        task.cancel()
        _ = await task.result
    }

    /// The same lock in another program: one folder is for one program, as long as it runs.
    private func moved(_ fleet: LockFleet) throws -> LockFleet {
        let data = fleet.settings.data + "-later"
        try FileManager.default.copyItem(atPath: fleet.settings.data, toPath: data)
        var settings = fleet.settings
        settings.data = data
        return LockFleet(
            settings: settings, logins: fleet.logins, printLabel: fleet.printLabel, logger: fleet.logger)
    }

    @Test("It is activated by its label, opens for its server, and still does after a restart")
    func wholeLife() async throws {
        try await withBroker { server, fleet, label in
            let kept = Mutex<LockKeys?>(nil)
            try await running(fleet) {
                #expect(try await server.next("hello").contains(#""serial":"L7""#))
                let keys = try await server.activate(label.words)
                #expect(try await server.unlock(1, keys) == .opened)
                #expect(try await server.next("state").contains("unlocked"))
                kept.withLock { $0 = keys }
            }
            let keys = try #require(kept.withLock { $0 })
            let printed = label.words
            try await running(try moved(fleet)) {
                _ = try await server.next("hello")
                #expect(label.words == printed)
                #expect(try await server.unlock(2, keys) == .opened)
            }
        }
    }
}

extension Server {
    private func say(_ channel: String, _ payload: [UInt8]) async throws {
        try await connection.publish(
            MQTTMessage(topic: "rollcall/k1/device/\(device)/down/\(channel)", payload: payload))
    }

    /// - Parameter label: the words that the lock printed.
    func activate(_ label: [String]) async throws -> LockKeys {
        try #require(label.count == 6)
        var activation = Activation(
            LockIdentity(site: "k1", device: device), dialect: .hmac, epoch: 1,
            fingerprint: LockFingerprint(typed: label[3]), code: ActivationCode(typed: label[5]), now: Date())
        var keys: LockKeys?
        var actions = activation.apply(.time, at: Date())
        while true {
            for action in actions {
                switch action {
                case .say(let payload): try await say("handshake", payload)
                case .keep(let kept): keys = kept
                case .done: return try #require(keys)
                case .failed(let error): throw error
                case .count: break
                }
            }
            actions = activation.apply(.message(Array(try await next("handshake").utf8)), at: Date())
        }
    }

    func unlock(_ attempt: Int64, _ keys: LockKeys) async throws -> AttemptState {
        var life = AttemptStateMachine(attempt, keys: keys, hold: 5, now: Date())
        var actions = life.apply(.time, at: Date())
        while !life.state.isEnd {
            var awaited: String?
            for action in actions {
                switch action {
                case .challenge(let payload):
                    try await say("challenge", payload)
                    awaited = "nonce"
                case .respond(let payload):
                    try await say("response", payload)
                    awaited = "outcome"
                default: break
                }
            }
            let answer = Array(try await next(try #require(awaited)).utf8)
            actions = life.apply(awaited == "nonce" ? .nonce(answer) : .outcome(answer), at: Date())
        }
        return life.state
    }
}
