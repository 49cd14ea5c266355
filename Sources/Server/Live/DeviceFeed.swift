import Devices
import Live
import Logging
import Postgres
import ServiceLifecycle
import Store
import Synchronization
import Wire

/// Brings to the live hub what devices say and how far commands are, and wakes who waits for one.
///
/// It listens by itself: thousands of devices that come back at once keep no change of whereabouts waiting. What is
/// told while something is read is read together next.
struct DeviceFeed: Service {
    let pool: ConnectionPool
    let hub: LiveHub
    let commands: CommandWaiters
    let logger: Logger

    func run() async throws {
        let (told, tell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let notes = NoteBook()
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask {
                    for await event in pool.listen([DeviceRepository.channel, CommandRepository.channel]) {
                        // Those who wait look for themselves: a new connection may have missed something.
                        if case .listening = event { commands.wakeAll() }
                        notes.take(event)
                        tell.yield()
                    }
                    tell.finish()
                }
                group.addTask {
                    var publishing = RepeatedWork("Publishing what devices say", logger)
                    for await _ in told {
                        let taken = notes.takeAll()
                        for command in taken.commands { commands.wake(command.commandID) }
                        await publishing.attempt { try await publish(taken) }
                    }
                }
            }
        }
    }

    private func publish(_ notes: Notes) async throws {
        guard await hub.count > 0 else { return }
        await hub.publish(commands: notes.commands)
        guard !notes.devices.isEmpty else { return }
        let states = try await DeviceRepository(pool).states(of: notes.devices.sorted())
        await hub.publish(
            devices: states.sorted { $0.key < $1.key }.map { DeviceEvent($0.value, of: $0.key) })
    }
}

extension DeviceFeed {
    /// What was told since it was last looked at, for one who writes and one who reads.
    private final class NoteBook: Sendable {
        private let notes = Mutex(Notes())

        func take(_ event: PostgresNotification.Event) { notes.withLock { $0.take(event) } }
        func takeAll() -> Notes { notes.withLock { $0.takeAll() } }
    }

    private struct Notes {
        var devices: Set<Int64> = []
        var commands: [CommandEvent] = []

        mutating func take(_ event: PostgresNotification.Event) {
            guard case .notification(let notification) = event else { return }
            let words = notification.payload.split(separator: " ")
            let numbers = words.compactMap { Int64($0) }
            if notification.channel == DeviceRepository.channel, let device = numbers.first {
                devices.insert(device)
            } else if words.count == 3, numbers.count == 2, let state = CommandState(rawValue: String(words[2])) {
                commands.append(CommandEvent(commandID: numbers[0], deviceID: numbers[1], state: state))
            }
        }

        mutating func takeAll() -> Notes {
            defer { self = Notes() }
            return self
        }
    }
}

extension DeviceEvent {
    fileprivate init(_ state: DeviceState, of device: Int64) {
        self.init(
            deviceID: device, properties: state.properties, connected: state.isConnected,
            obstructedAt: state.obstructedAt, reportedAt: state.reportedAt)
    }
}
