import Children
import Foundation
import Logging
import OperatorErrors
import TestSupport
import Testing

@testable import Broker
@testable import MQTT

/// With a real mosquitto.
@Suite("The private broker", .mustEnd)
struct PrivateBrokerTests {
    private func connect(_ broker: TestBroker, _ name: String) async throws -> MQTTConnection {
        var settings = MQTTSettings(address: .tcp(host: "127.0.0.1", port: broker.port), clientID: name)
        settings.userName = name
        settings.password = TestBroker.password
        return try await MQTTConnection.connect(settings, timeout: .timeout)
    }

    @Test("A new device may log in at once, a removed one is cut off, and others stay connected")
    func admits() async throws {
        try await TestBroker.run { broker in
            let (server, removed) = (try await connect(broker, "server"), try await connect(broker, "7"))
            try await server.subscribe(["up/#"])
            var settings = MQTTSettings(address: .tcp(host: "127.0.0.1", port: broker.port), clientID: "7")
            settings.userName = "7"
            settings.password = TestBroker.password
            try await broker.broker.admit(try TestBroker.accounts(["server", "8", "9"]), TestBroker.access)
            // The broker reads its files a moment after it is told to.
            while (try? await removed.publish(MQTTMessage(topic: "up/7/state", text: "{}"))) != nil {}
            let again = settings
            await #expect { try await MQTTConnection.connect(again, timeout: .timeout) } throws: {
                ($0 as? MQTTError)?.code == .notAuthorized
            }
            let new = try await connect(broker, "9")
            try await new.publish(MQTTMessage(topic: "up/9/state", text: "new"))
            var topics: [String] = []
            while topics.last != "up/9/state" {
                topics += await server.nextEvents().compactMap { event in
                    if case .message(let message) = event { message.topic } else { nil }
                }
            }
        }
    }

    @Test("What thousands of devices say at once reaches a server that is busy for a while")
    func busyServer() async throws {
        let count = 3_000
        try await TestBroker.run { broker in
            let (server, device) = (try await connect(broker, "server"), try await connect(broker, "7"))
            try await server.subscribe(["up/#"])
            server.queue.suspend()
            try await withThrowingTaskGroup { group in
                for _ in 0..<count {
                    group.addTask { try await device.publish(MQTTMessage(topic: "up/7/state", text: "{}")) }
                }
                try await group.waitForAll()
            }
            server.queue.resume()
            var (heard, isOver) = (0, false)
            while !isOver {
                try await device.publish(MQTTMessage(topic: "up/7/gone", text: ""))
                for case .message(let message) in await server.nextEvents() {
                    if message.topic == "up/7/state" { heard += 1 } else { isOver = true }
                }
            }
            #expect(heard == count)
        }
    }

    @Test("The server may have two connections on the socket, and a device only one")
    func twoConnections() async throws {
        try await TestBroker.run { broker in
            var settings = MQTTSettings(
                address: .unixSocket(path: try broker.broker.socketPath), clientID: "server-devices")
            (settings.userName, settings.password) = (TestBroker.server, TestBroker.password)
            let devices = try await MQTTConnection.connect(settings, timeout: .timeout)
            settings.clientID = "server-locks"
            let locks = try await MQTTConnection.connect(settings, timeout: .timeout)
            for connection in [devices, locks] { try await connection.subscribe(["up/#"]) }
            let device = try await connect(broker, "7")
            try await device.publish(MQTTMessage(topic: "up/7/state", text: "1"))
            for connection in [devices, locks] {
                let events = await connection.nextEvents()
                #expect(events == [.message(MQTTMessage(topic: "up/7/state", text: "1"))])
            }
            let other = try await connect(broker, "7")
            while (try? await device.publish(MQTTMessage(topic: "up/7/state", text: "2"))) != nil {}
            await other.close()
        }
    }

    @Test("A broker that is killed is started again, with the same accounts")
    func restarts() async throws {
        try await TestBroker.run { broker in
            broker.kill()
            for await port in broker.starts {
                let again = TestBroker(
                    broker: broker.broker, port: port, dataDirectory: broker.dataDirectory, starts: broker.starts)
                try await connect(again, "7").close()
                break
            }
        }
    }

    @Test("An orphan of a killed server is ended, and its socket and folder are taken over")
    func orphan() async throws {
        try await TestBroker.run(prepare: { try await startOrphan($0) }) { broker in
            #expect(broker.processes.count == 1)
            try await connect(broker, "7").close()
        }
    }

    @Test("An orphan whose folder was removed meanwhile is ended, too")
    func orphanOfRemovedFolder() async throws {
        try await TestBroker.run(
            prepare: { dataDirectory in
                try await startOrphan(dataDirectory)
                try FileManager.default.removeItem(atPath: "\(dataDirectory)/broker")
            }
        ) { broker in
            #expect(broker.processes.count == 1)
            try await connect(broker, "7").close()
        }
    }

    @Test("A broker never runs as root, and nobody else enters its socket's folder")
    func account() async throws {
        try await TestBroker.run { broker in
            let process = try #require(broker.processes.first)
            let account = try ChildAccount.current(insteadOfRoot: "mosquitto")
            let attributes = try FileManager.default.attributesOfItem(atPath: "/proc/\(process)")
            let owner = attributes[.ownerAccountID] as? NSNumber
            #expect(owner?.uint32Value == account.user && account.user != 0)
            let socket = URL(filePath: try broker.broker.socketPath).deletingLastPathComponent().path
            let mode = try FileManager.default.attributesOfItem(atPath: socket)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o700)
            for name in ["passwords", "acl"] {
                let path = "\(broker.dataDirectory)/broker/\(name)"
                let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
                #expect((mode?.intValue ?? 0o777) & 0o037 == 0)
            }
        }
    }

    @Test("A port that somebody else has is named, with what to do")
    func portTaken() async throws {
        try await TestBroker.run { other in
            let error = #expect(throws: BrokerError.self) {
                try BrokerListeners(loopbackPort: other.port).settled()
            }
            #expect(error?.code == .portTaken)
            #expect(error.map { "\($0)".contains("127.0.0.1:\(other.port)") && "\($0)".contains("--mqtt-url") } == true)
        }
    }

    @Test("Two servers do not share one folder")
    func folderTaken() async throws {
        let log = RecordedLog()
        try await TestBroker.run { broker in
            let second = PrivateBroker(
                dataDirectory: broker.dataDirectory, listeners: BrokerListeners(loopbackPort: 0), logger: log.logger)
            try await second.admit([], TestBroker.access)
            let running = Task { try await second.run() }
            while log.messages.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
            running.cancel()
            _ = await running.result
            #expect(log.messages.first?.contains("Another server is running a broker") == true)
            try await connect(broker, "7").close()
        }
    }

    /// A broker that is nobody's child, as a killed server leaves one.
    private func startOrphan(_ dataDirectory: String) async throws {
        let folder = BrokerFolder(dataDirectory + "/broker", account: try .current(insteadOfRoot: "mosquitto"))
        try folder.prepare()
        try await folder.clear()
        let listeners = try BrokerListeners(loopbackPort: 0).settled()
        let configuration = BrokerConfiguration(folder: folder, listeners: listeners, maxConnections: 10)
        try folder.write(configuration.text, to: folder.configuration)
        try folder.write("", to: folder.passwords)
        try folder.write(TestBroker.access.file, to: folder.access)
        let orphan = Process()
        orphan.executableURL = URL(filePath: "/bin/sh")
        let (account, file) = (folder.account, folder.configuration)
        let change = "setpriv --reuid=\(account.user) --regid=\(account.group) --clear-groups "
        let program = "\(account.switchesUser ? change : "")setsid /usr/sbin/mosquitto -c \(file)"
        orphan.arguments = ["-c", "cd \(folder.socket.path) && \(program) >/dev/null 2>&1 &"]
        try orphan.run()
        while folder.processes.running().isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    }
}
