import Broker
import DaemonSupport
import Foundation
import TestSupport
import Testing

@testable import MQTT

/// Against a real mosquitto.
@Suite("MQTT connections", .mustEnd)
struct MQTTConnectionTests {
    @Test(
        "A message arrives whole, in either version and over either socket",
        arguments: [MQTTSettings.Version.v5, .v311])
    func roundTrip(_ version: MQTTSettings.Version) async throws {
        try await TestBroker.run { broker in
            let server = try await MQTTConnection.connect(try broker.serverSettings(), timeout: .timeout)
            try await server.subscribe(["up/#"])
            let device = try await broker.connect("7", version)
            let sent = [
                MQTTMessage(topic: "up/7/state", payload: [0, 255, 10]),
                MQTTMessage(topic: "up/7/empty", payload: [], quality: .exactlyOnce),
                MQTTMessage(topic: "up/7/text", text: "Ærø", quality: .atMostOnce),
            ]
            for message in sent { try await device.publish(message) }
            let came = await server.next(3)
            #expect(came.map(\.topic) == sent.map(\.topic))
            #expect(came.map(\.payload) == sent.map(\.payload))
            await device.close()
            await server.close()
        }
    }

    @Test("A thousand messages that are sent at once all arrive, in their order")
    func many() async throws {
        try await TestBroker.run { broker in
            let server = try await broker.connect(TestBroker.server)
            let device = try await broker.connect("7")
            try await device.subscribe(["down/7/#"])
            try await withThrowingTaskGroup { group in
                for number in 0..<1_000 {
                    group.addTask { try await server.publish(MQTTMessage(topic: "down/7/n", text: "\(number)")) }
                }
                try await group.waitForAll()
            }
            let numbers = await device.next(1_000).compactMap { Int(String(decoding: $0.payload, as: UTF8.self)) }
            #expect(numbers.sorted() == Array(0..<1_000))
        }
    }

    @Test("A wrong password is told apart from a broker that is away", arguments: [MQTTSettings.Version.v5, .v311])
    func wrongPassword(_ version: MQTTSettings.Version) async throws {
        try await TestBroker.run { broker in
            var settings = broker.settings("7", version)
            settings.password = "wrong"
            let wrong = settings
            await #expect { try await MQTTConnection.connect(wrong, timeout: .timeout) } throws: {
                ($0 as? MQTTError)?.code == .notAuthorized
            }
            settings.address = .unixSocket(path: broker.dataDirectory + "/nowhere")
            let away = settings
            await #expect { try await MQTTConnection.connect(away, timeout: .timeout) } throws: {
                ($0 as? MQTTError)?.code == .connectionFailed && ($0 as? MQTTError)?.cause.isEmpty == false
            }
        }
    }

    @Test("The broker's reason is an error: another's topic is 135, a topic that nobody reads 16")
    func reasons() async throws {
        try await TestBroker.run { broker in
            let device = try await broker.connect("7")
            await #expect { try await device.publish(MQTTMessage(topic: "up/8/state", text: "{}")) } throws: {
                ($0 as? MQTTError)?.code == .notAuthorized && ($0 as? MQTTError)?.reason == 135
            }
            await #expect { try await device.publish(MQTTMessage(topic: "up/7/state", text: "{}")) } throws: {
                ($0 as? MQTTError)?.code == .noSubscribers && ($0 as? MQTTError)?.reason == 16
            }
        }
    }

    @Test("The broker sends the will of whoever is lost, and not of who says farewell")
    func will() async throws {
        try await TestBroker.run { broker in
            let server = try await broker.connect(TestBroker.server)
            try await server.subscribe(["up/#"])
            for name in ["8", "7"] {
                var settings = broker.settings(name)
                settings.will = MQTTMessage(topic: "up/\(name)/gone", text: "")
                let device = try await MQTTConnection.connect(settings, timeout: .timeout)
                if name == "8" { await device.close() } else { await device.lose(.closed) }
            }
            #expect(await server.next().map(\.topic) == ["up/7/gone"])
        }
    }

    @Test("A broker that takes the connection and says nothing is given up")
    func silent() async throws {
        let socket = try SilentSocket()
        let settings = MQTTSettings(address: .tcp(host: "127.0.0.1", port: socket.port), clientID: "x")
        await #expect(throws: MQTTError.silent) {
            try await MQTTConnection.connect(settings, timeout: .milliseconds(100))
        }
        let waiting = Task { try await MQTTConnection.connect(settings, timeout: .timeout) }
        waiting.cancel()
        _ = await waiting.result
    }

    @Test("What was sent is told to be lost when the broker dies, and later messages are not sent")
    func lost() async throws {
        try await TestBroker.run { broker in
            let device = try await broker.connect("7")
            broker.kill()
            #expect(await device.ended()?.code == .connectionLost)
            await #expect { try await device.publish(MQTTMessage(topic: "up/7/state", text: "{}")) } throws: {
                ($0 as? MQTTError)?.code == .connectionLost
            }
        }
    }

    @Test("TLS is spoken with a broker whose authority is trusted, and with no other")
    func tls() async throws {
        let folder = "/tmp/rollcall-tls-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in [
            ("first.pem", TestCertificate.first.certificate), ("first.key", TestCertificate.first.key),
            ("second.pem", TestCertificate.second.certificate),
        ] { try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8) }
        let port = try FreePort.take()
        let outside = BrokerListeners.Outside(
            host: "127.0.0.1", port: port, tls: .init(certificate: "\(folder)/first.pem", key: "\(folder)/first.key"))
        try await TestBroker.run(outside: outside) { broker in
            var settings = broker.settings("7")
            settings.address = .tcp(host: "localhost", port: port)
            settings.tls = MQTTSettings.TLS(authorityFile: "\(folder)/first.pem")
            try await MQTTConnection.connect(settings, timeout: .timeout).close()
            settings.tls = MQTTSettings.TLS(authorityFile: "\(folder)/second.pem")
            let stranger = settings
            await #expect { try await MQTTConnection.connect(stranger, timeout: .timeout) } throws: {
                "\($0)".contains("certificate")
            }
        }
    }
}
