import Broker
import Concurrency
import Logging
import TestSupport
import Testing

@testable import MQTT

@Suite("MQTT clients", .mustEnd)
struct MQTTClientTests {
    @Test("A client comes back after the broker was killed, and has subscribed again")
    func comesBack() async throws {
        try await TestBroker.run { broker in
            let client = MQTTClient(
                try broker.serverSettings(), subscriptions: ["up/#"], logger: Logger(label: "client"))
            let running = Task { try await client.run() }
            var lives = 0
            while lives < 2 {
                let events = await client.nextEvents()
                guard events.contains(.connected) else { continue }
                lives += 1
                if lives == 1 { broker.kill() }
            }
            // The port is another one, the socket the same.
            try await client.publish(MQTTMessage(topic: "up/7/state", text: "back"))
            var came: [MQTTEvent] = []
            while came.isEmpty { came = await client.nextEvents() }
            #expect(came == [.message(MQTTMessage(topic: "up/7/state", text: "back"))])
            running.cancel()
            _ = await running.result
            #expect(await client.nextEvents().isEmpty)
        }
    }

    @Test("A client whose broker is away says so at once, and logs it once")
    func away() async throws {
        let log = RecordedLog()
        let settings = MQTTSettings(address: .unixSocket(path: "/nowhere"), clientID: "x")
        let client = MQTTClient(settings, logger: log.logger)
        await #expect(throws: MQTTError.notConnected) { try await client.publish(MQTTMessage(topic: "t", text: "")) }
        let running = Task { try await client.run() }
        for _ in 0..<3 { _ = await client.nextEvents() }
        running.cancel()
        _ = await running.result
        #expect(log.messages.count == 1)
        #expect(log.messages.first?.contains("cannot be reached") == true)
        #expect(!client.isConnected)
    }

    @Test("Waits double up to five seconds, and begin anew after a sound connection")
    func backoff() {
        var backoff = Backoff.reconnect
        let waits = (0..<6).map { _ in backoff.next(afterLifeOf: .zero, jitter: 0) }
        #expect(waits == [250, 500, 1_000, 2_000, 4_000, 5_000].map { .milliseconds($0) })
        let afterSound = backoff.next(afterLifeOf: .seconds(10), jitter: 1)
        let afterShort = backoff.next(afterLifeOf: .seconds(9), jitter: 0)
        #expect(afterSound == .microseconds(62_500) && afterShort == .milliseconds(500))
    }
}
