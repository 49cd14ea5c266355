import Concurrency
import Devices
import Live
import Logging
import Postgres
import ServiceLifecycle
import Store
import Wire

/// Passes the reports of devices, the progress of commands and the outcomes of unlock attempts to the live hub, and
/// wakes the requests that wait for one.
///
/// It listens on a connection of its own, so that thousands of devices that reconnect at once do not delay changes of
/// whereabouts. Notifications that arrive during a read are read together next.
struct DeviceFeed: Service {
    let pool: ConnectionPool
    let hub: LiveHub
    let commands: ProgressWaiters
    let unlocks: ProgressWaiters
    let locks: ProgressWaiters
    let logger: Logger

    func run() async throws {
        let mailbox = Mailbox(Notes())
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask {
                    for await event in pool.listen(Self.channels) {
                        // Waiting requests check for themselves: notifications may have been missed before a new
                        // connection.
                        if case .listening = event { for waiters in [commands, unlocks, locks] { waiters.wakeAll() } }
                        mailbox.put { $0.take(event) }
                    }
                    mailbox.finish()
                }
                group.addTask {
                    var publishing = RepeatedWork("Publishing what devices say", logger)
                    for await notes in mailbox {
                        wake(notes)
                        await publishing.attempt { try await publish(notes) }
                    }
                }
            }
        }
    }

    private static let channels = [
        DeviceRepository.channel, CommandRepository.channel, UnlockRepository.channel, LockRepository.channel,
    ]

    private func wake(_ notes: Notes) {
        for command in notes.commands { commands.wake(command.commandID) }
        for attempt in notes.unlocks { unlocks.wake(attempt.attemptID) }
        for lock in notes.locks { locks.wake(lock) }
    }

    private func publish(_ notes: Notes) async throws {
        guard await hub.count > 0 else { return }
        await hub.publish(commands: notes.commands)
        if !notes.unlocks.isEmpty {
            let people = try await UnlockRepository(pool).people(of: notes.unlocks.map(\.attemptID))
            await hub.publish(unlocks: notes.unlocks.map { $0.event(people[$0.attemptID]) })
        }
        guard !notes.devices.isEmpty else { return }
        let states = try await DeviceRepository(pool).states(of: notes.devices.sorted())
        await hub.publish(
            devices: states.sorted { $0.key < $1.key }.map { DeviceEvent($0.value, of: $0.key) })
    }
}

extension DeviceFeed {
    /// The notifications since the last read.
    private struct Notes: Sendable {
        var devices: Set<Int64> = []
        var commands: [CommandEvent] = []
        var unlocks: [UnlockStep] = []
        var locks: Set<Int64> = []

        mutating func take(_ event: PostgresNotification.Event) {
            guard case .notification(let notification) = event else { return }
            let words = notification.payload.split(separator: " ")
            let numbers = words.compactMap { Int64($0) }
            switch notification.channel {
            case DeviceRepository.channel: if let device = numbers.first { devices.insert(device) }
            case LockRepository.channel: if let lock = numbers.first { locks.insert(lock) }
            case _ where words.count != 3 || numbers.count != 2: break
            case UnlockRepository.channel:
                guard let state = UnlockState(rawValue: String(words[2])) else { return }
                unlocks.append(UnlockStep(attemptID: numbers[0], lockID: numbers[1], state: state))
            default:
                guard let state = CommandState(rawValue: String(words[2])) else { return }
                commands.append(CommandEvent(commandID: numbers[0], deviceID: numbers[1], state: state))
            }
        }
    }
}

/// A step of an unlock attempt.
private struct UnlockStep {
    let attemptID: Int64
    let lockID: Int64
    let state: UnlockState

    func event(_ person: Int64?) -> UnlockEvent {
        UnlockEvent(attemptID: attemptID, lockID: lockID, personID: person, outcome: state)
    }
}

extension DeviceEvent {
    fileprivate init(_ state: DeviceState, of device: Int64) {
        self.init(
            deviceID: device, properties: state.properties, connected: state.isConnected,
            obstructedAt: state.obstructedAt, reportedAt: state.reportedAt)
    }
}
