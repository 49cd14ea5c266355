import Devices
import Foundation
import Logging
import MQTT

/// A running lock: it performs what `LockMachine` decides. New keys are on the disk before they are used in a message.
actor LockService {
    private var machine: LockMachine
    private let file: LockMemoryFile
    private let line: DeviceMQTTSession
    private let logger: Logger
    private var timer: Task<Void, Never>?

    init(
        _ machine: LockMachine, file: LockMemoryFile, client: MQTTClient, loss: DeviceMQTTSession.Loss, logger: Logger
    ) {
        (self.machine, self.file, self.logger) = (machine, file, logger)
        line = DeviceMQTTSession(client, loss: loss, logger: logger)
    }

    /// Runs until shutdown; then it reports that it is gone.
    func run() async throws {
        await line.run(hear: { await self.hear($0) }, farewell: { await self.farewell() })
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
            // What could not be stored was not published either.
            logger.error("The lock's memory cannot be written.", metadata: ["error": "\(error)"])
        }
        setTimer()
    }

    private func hear(_ heard: DeviceMQTTSession.Heard) {
        switch heard {
        case .connected: handle(.connected)
        case .disconnected: handle(.disconnected)
        case .message(let channel, let payload): handle(.message(channel: channel, payload: payload))
        }
    }

    private func farewell() -> [MQTTMessage] {
        timer?.cancel()
        return machine.apply(.farewell, at: Date()).compactMap { action in
            guard case .publish(let channel, let payload) = action else { return nil }
            return message(channel, payload)
        }
    }

    /// Messages may contain the key of the weak dialect, and are not logged.
    private func publish(_ channel: String, _ payload: [UInt8]) {
        logger.debug("The lock sends \(payload.count) bytes on \(channel).")
        line.say(channel, message(channel, payload))
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
