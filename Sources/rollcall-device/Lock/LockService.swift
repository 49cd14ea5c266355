import Devices
import Foundation
import Logging
import MQTT
import ServiceLifecycle

/// A lock at work: performs what `LockMachine` decides. New keys are on the disk before anything is said of them.
actor LockService {
    private var machine: LockMachine
    private let file: LockMemoryFile
    private let client: MQTTClient
    private let loss: DeviceService.Loss
    private let logger: Logger
    private let outgoing: AsyncStream<MQTTMessage>
    private let outbox: AsyncStream<MQTTMessage>.Continuation
    private var timer: Task<Void, Never>?

    init(
        _ machine: LockMachine, file: LockMemoryFile, client: MQTTClient, loss: DeviceService.Loss, logger: Logger
    ) {
        (self.machine, self.file, self.client) = (machine, file, client)
        (self.loss, self.logger) = (loss, logger)
        (outgoing, outbox) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1_000))
    }

    /// Until it is told to shut down; then it says that it is gone.
    func run() async throws {
        // Detached, since it must outlast the shutdown by one message.
        let link = Task.detached { [client] in try? await client.run() }
        await withTaskCancellationHandler {
            await cancelWhenGracefulShutdown {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await self.listen() }
                    group.addTask { await self.speak() }
                }
            }
        } onCancel: {
            link.cancel()
        }
        timer?.cancel()
        outbox.finish()
        for case .publish(let channel, let payload) in machine.apply(.farewell, at: Date()) {
            try? await client.publish(message(channel, payload))
        }
        link.cancel()
        await link.value
    }

    func handle(_ event: LockMachine.Event) {
        do {
            for action in machine.apply(event, at: Date()) {
                switch action {
                case .keep(let memory): try file.write(memory)
                case .publish(let channel, let payload): publish(channel, payload)
                case .note(let text): logger.notice("\(text)")
                }
            }
        } catch {
            // Nothing was said of what could not be written down.
            logger.error("The lock's memory cannot be written.", metadata: ["error": "\(error)"])
        }
        setTimer()
    }

    private func listen() async {
        while !Task.isCancelled {
            let events = await client.nextEvents()
            if events.isEmpty { return }
            for event in events { take(event) }
        }
    }

    private func take(_ event: MQTTEvent) {
        switch event {
        case .connected: handle(.connected)
        case .disconnected: handle(.disconnected)
        case .message(let message):
            guard !loss.strikes(), let channel = message.topic.split(separator: "/").last else { return }
            handle(.message(channel: String(channel), payload: message.payload))
        case .dropped(let count): logger.warning("Messages did not fit into memory.", metadata: ["count": "\(count)"])
        }
    }

    /// One after the other, so that no state overtakes another.
    private func speak() async {
        for await message in outgoing {
            do {
                try await client.publish(message)
            } catch {
                logger.debug("A message was not taken.", metadata: ["error": "\(error)"])
            }
        }
    }

    /// What is said may hold the key of the weak dialect, and is not logged.
    private func publish(_ channel: String, _ payload: [UInt8]) {
        logger.debug("It says \(channel), \(payload.count) bytes.")
        guard channel == "hello" || !loss.strikes() else { return }
        outbox.yield(message(channel, payload))
    }

    private func message(_ channel: String, _ payload: [UInt8]) -> MQTTMessage {
        MQTTMessage(topic: "\(machine.identity.base)/up/\(channel)", payload: payload)
    }

    private func setTimer() {
        timer?.cancel()
        guard let next = machine.nextAt else { return }
        timer = Task { [weak self] in
            do {
                try await Task.sleep(for: .seconds(max(0.001, next.timeIntervalSinceNow)))
            } catch {
                return
            }
            await self?.handle(.time)
        }
    }
}
