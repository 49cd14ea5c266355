import Devices
import Foundation
import Logging
import MQTT

/// A running device: it performs what `Device` decides. The journal is written before anything is published.
actor DeviceService {
    private var device: Device
    private var file: JournalFile
    private let line: DeviceMQTTSession
    private let wires: Wires?
    private let clock: DeviceClock
    private let logger: Logger
    private var timer: Task<Void, Never>?

    init(
        _ device: Device, file: JournalFile, client: MQTTClient, wires: Wires? = nil,
        loss: DeviceMQTTSession.Loss = DeviceMQTTSession.Loss(), clock: DeviceClock = DeviceClock(), logger: Logger
    ) {
        (self.device, self.file, self.wires) = (device, file, wires)
        (self.clock, self.logger) = (clock, logger)
        line = DeviceMQTTSession(client, loss: loss, logger: logger)
    }

    /// Runs until shutdown; then it reports that it is gone.
    func run() async throws {
        try perform(device.start())
        await line.run(
            hear: { await self.hear($0) }, wires: { await self.runWires() }, farewell: { await self.farewell() })
    }

    private func runWires() async {
        await wires?.run(self)
    }

    func handle(_ event: Device.Event) {
        do {
            try perform(device.apply(event, at: clock.now))
        } catch {
            // What could not be recorded was not published either: the server repeats the command.
            logger.error("The journal cannot be written.", metadata: ["error": "\(error)"])
        }
        setTimer()
    }

    private func hear(_ heard: DeviceMQTTSession.Heard) {
        switch heard {
        case .connected: handle(.connected)
        case .disconnected: handle(.disconnected)
        case .message(let channel, let payload):
            logger.debug("← \(String(decoding: payload, as: UTF8.self))")
            handle(.message(channel: channel, payload: payload))
        }
    }

    private func farewell() -> [MQTTMessage] {
        timer?.cancel()
        return device.apply(.farewell, at: clock.now).compactMap { action in
            guard case .publish(let channel, let payload) = action else { return nil }
            return message(channel, payload)
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
        line.say(channel, message(channel, payload))
    }

    private func message(_ channel: String, _ payload: [UInt8]) -> MQTTMessage {
        MQTTMessage(topic: "\(device.identity.base)/up/\(channel)", payload: payload)
    }

    private func tell(_ command: DeviceMessages.Command) {
        guard let wires, !wires.tell(command), let id = command.id else { return }
        let failed = WireAnswer(id: id, ending: Ending(.failed, "the --exec program of the device is not running"))
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
