import Logging
import MQTT
import ServiceLifecycle

/// The broker connection of a program that behaves like hardware: incoming messages, and outgoing ones in order.
struct DeviceMQTTSession: Sendable {
    /// Which messages are lost, as a test.
    struct Loss: Sendable {
        /// 0 to 1.
        var share = 0.0

        func strikes() -> Bool { share > 0 && Double.random(in: 0..<1) < share }
    }

    /// An event from the broker.
    enum Heard: Sendable {
        case connected
        case disconnected
        /// - Parameter channel: the last part of the topic.
        case message(channel: String, payload: [UInt8])
    }

    private let client: MQTTClient
    private let loss: Loss
    private let logger: Logger
    private let outgoing: AsyncStream<MQTTMessage>
    private let outbox: AsyncStream<MQTTMessage>.Continuation

    init(_ client: MQTTClient, loss: Loss, logger: Logger) {
        (self.client, self.loss, self.logger) = (client, loss, logger)
        // A lost state is repeated after the next connect, and an outcome until it is acknowledged.
        (outgoing, outbox) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1_000))
    }

    /// Runs until shutdown; then it sends the farewell.
    /// - Parameters:
    ///   - hear: receives all events, in order.
    ///   - wires: runs in parallel; nil for nothing.
    ///   - farewell: the last message.
    func run(
        hear: @escaping @Sendable (Heard) async -> Void, wires: (@Sendable () async -> Void)? = nil,
        farewell: @Sendable () async -> [MQTTMessage]
    ) async {
        // Detached, since it must outlive the shutdown by one message.
        let link = Task.detached { [client] in try? await client.run() }
        await withTaskCancellationHandler {
            await cancelWhenGracefulShutdown {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await listen(hear) }
                    group.addTask { await speak() }
                    if let wires { group.addTask { await wires() } }
                }
            }
        } onCancel: {
            link.cancel()
        }
        outbox.finish()
        for message in await farewell() { try? await client.publish(message) }
        link.cancel()
        await link.value
    }

    /// Queues a message after the earlier ones. A hello is never lost, since no other message would follow it.
    func say(_ channel: String, _ message: MQTTMessage) {
        guard channel == "hello" || !loss.strikes() else { return }
        outbox.yield(message)
    }

    private func listen(_ hear: @Sendable (Heard) async -> Void) async {
        while !Task.isCancelled {
            let events = await client.nextEvents()
            if events.isEmpty { return }
            for event in events { await take(event, hear) }
        }
    }

    private func take(_ event: MQTTEvent, _ hear: @Sendable (Heard) async -> Void) async {
        switch event {
        case .connected: await hear(.connected)
        case .disconnected: await hear(.disconnected)
        case .message(let message):
            guard !loss.strikes(), let channel = message.topic.split(separator: "/").last else { return }
            await hear(.message(channel: String(channel), payload: message.payload))
        case .dropped(let count):
            logger.warning("Messages were dropped because the queue was full.", metadata: ["count": "\(count)"])
        }
    }

    /// Sends messages one after the other, so that no state overtakes another.
    private func speak() async {
        for await message in outgoing {
            do {
                try await client.publish(message)
            } catch {
                logger.debug("A message could not be sent.", metadata: ["error": "\(error)"])
            }
        }
    }
}
