import Devices
import Foundation
import Logging
import MQTT
import ServiceLifecycle

/// The clock by which a device lives.
struct DeviceClock: Sendable {
    /// Seconds of the device in one real second.
    let rate: Double
    private let start = Date()

    init(rate: Double = 1) {
        self.rate = rate
    }

    var now: Date { rate == 1 ? Date() : start + Date().timeIntervalSince(start) * rate }

    /// How long it is in reality until a time of the device.
    func wait(until instant: Date) -> Duration { .seconds(max(0.001, instant.timeIntervalSince(now) / rate)) }
}

/// A device at work: performs what `Device` decides. The journal is written before anything is said.
actor DeviceService {
    /// Which messages get lost, to try what becomes of that.
    struct Loss: Sendable {
        /// 0 to 1.
        var share = 0.0

        func strikes() -> Bool { share > 0 && Double.random(in: 0..<1) < share }
    }

    private var device: Device
    private var file: JournalFile
    private let client: MQTTClient
    private let wires: Wires?
    private let loss: Loss
    private let clock: DeviceClock
    private let logger: Logger
    private let outgoing: AsyncStream<MQTTMessage>
    private let outbox: AsyncStream<MQTTMessage>.Continuation
    private var timer: Task<Void, Never>?

    init(
        _ device: Device, file: JournalFile, client: MQTTClient, wires: Wires? = nil, loss: Loss = Loss(),
        clock: DeviceClock = DeviceClock(), logger: Logger
    ) {
        (self.device, self.file, self.client, self.wires) = (device, file, client, wires)
        (self.loss, self.clock, self.logger) = (loss, clock, logger)
        // What is lost of a state is said after the next connect, and an outcome until it is acknowledged.
        (outgoing, outbox) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1_000))
    }

    /// Until it is told to shut down; then it says that it is gone.
    func run() async throws {
        try perform(device.start())
        // Detached, since it must outlast the shutdown by one message.
        let link = Task.detached { [client] in try? await client.run() }
        await withTaskCancellationHandler {
            await cancelWhenGracefulShutdown { await self.live() }
        } onCancel: {
            link.cancel()
        }
        timer?.cancel()
        outbox.finish()
        await farewell()
        link.cancel()
        await link.value
    }

    func handle(_ event: Device.Event) {
        do {
            try perform(device.apply(event, at: clock.now))
        } catch {
            // Nothing was said of what could not be written down: the server says it again.
            logger.error("The journal cannot be written.", metadata: ["error": "\(error)"])
        }
        setTimer()
    }

    private func live() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.listen() }
            group.addTask { await self.speak() }
            if let wires { group.addTask { await wires.run(self) } }
        }
    }

    /// What comes from the broker.
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
            logger.debug("← \(String(decoding: message.payload, as: UTF8.self))")
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

    private func farewell() async {
        for case .publish(let channel, let payload) in device.apply(.farewell, at: clock.now) {
            try? await client.publish(message(channel, payload))
        }
    }

    private func perform(_ actions: [Device.Action]) throws {
        for action in actions {
            switch action {
            case .write(let lines): try file.append(lines, device.journal)
            case .publish(let channel, let payload): publish(channel, payload)
            case .tell(let command): tell(command)
            case .note(let text): logger.notice("\(text)")
            }
        }
    }

    private func publish(_ channel: String, _ payload: [UInt8]) {
        logger.info("\(channel) \(String(decoding: payload, as: UTF8.self))")
        guard channel == "hello" || !loss.strikes() else { return }
        outbox.yield(message(channel, payload))
    }

    private func message(_ channel: String, _ payload: [UInt8]) -> MQTTMessage {
        MQTTMessage(topic: "\(device.identity.base)/up/\(channel)", payload: payload)
    }

    private func tell(_ command: DeviceMessages.Command) {
        guard let wires, !wires.tell(command), let id = command.id else { return }
        let failed = WireAnswer(id: id, ending: Ending(.failed, "its program does not run"))
        Task { self.handle(.told(failed)) }
    }

    private func setTimer() {
        timer?.cancel()
        guard let next = device.nextAt(after: clock.now) else { return }
        let wait = clock.wait(until: next)
        timer = Task { [weak self] in
            do {
                try await Task.sleep(for: wait)
            } catch {
                return
            }
            await self?.handle(.time)
        }
    }
}
