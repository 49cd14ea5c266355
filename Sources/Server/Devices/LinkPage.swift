import Devices
import Foundation
import MQTT
import Postgres
import Store

/// What the link must write at one time, and what is sent once that is written. A `DeviceRegistry` collects it.
struct LinkPage {
    /// A command as it is sent to a device.
    struct Sending {
        let command: Int64
        let isStop: Bool
        let message: DeviceMessage
        /// The milliseconds within which the device must begin.
        let expiresIn: Int

        /// The message expires, so that the broker does not deliver it late to a device with a persistent session.
        var outgoing: MQTTMessage {
            var message = MQTTMessage(message)
            message.lifetime = max(1, expiresIn / 1_000)
            return message
        }
    }

    /// True if the broker is gone, or this server has just connected: no device is known to be present.
    var isAllGone = false
    var gone: Set<Int64> = []
    var hellos: [DeviceHello] = []
    var reports: [DeviceReport] = []
    var moves: [CommandMove] = []
    var late: [(command: Int64, state: CommandState, reason: String?)] = []
    /// Devices with an obstruction, and the command that found it.
    var halted: [(device: Int64, command: Int64?)] = []
    /// The devices whose buttons were used, and their states afterwards.
    var buttons: [(device: Int64, state: DeviceProperties)] = []
    /// Devices that a person moved with their own buttons after an obstruction.
    var freed: Set<Int64> = []
    /// The changes of door contacts, in this order.
    var doors: [DoorContactChange] = []
    var refusals: [Int64: [RefusedMessage: Int]] = [:]
    /// Messages from unknown devices, by reason.
    var strays: [RefusedMessage: Int] = [:]
    var sendings: [Sending] = []
    /// By the command that is acknowledged again.
    var acknowledgements: [(command: Int64, message: DeviceMessage)] = []
    /// The messages that ask devices for their state.
    var questions: [DeviceMessage] = []
    /// Outcomes of commands that are not in memory.
    var lookups: [(device: Int64, report: OutcomeReport)] = []
    /// Devices that sent messages but are not in memory.
    var unknown: Set<Int64> = []

    mutating func refuse(_ reason: RefusedMessage, of device: Int64?) {
        if let device {
            refusals[device, default: [:]][reason, default: 0] += 1
        } else {
            strays[reason, default: 0] += 1
        }
    }

    /// Clears the sequence numbers of a device that restarted: its earlier numbers are not comparable with later ones.
    mutating func forgetOrder(of device: Int64) {
        for place in reports.indices where reports[place].device == device {
            reports[place] = reports[place].withoutSeq
        }
    }

    /// Whether there is anything for the database.
    var isWritten: Bool {
        isAllGone || !gone.isEmpty || !hellos.isEmpty || !reports.isEmpty || !moves.isEmpty || !late.isEmpty
            || !halted.isEmpty || !buttons.isEmpty || !freed.isEmpty || !doors.isEmpty || !refusals.isEmpty
    }

    /// The messages to the broker in their order, stop commands first.
    /// - Parameter lost: the commands that were ended elsewhere; for these, nothing is sent.
    func outgoing(without lost: Set<Int64>) -> [(command: Int64?, message: MQTTMessage)] {
        let stopsFirst = sendings.filter { !lost.contains($0.command) }
            .sorted { ($0.isStop ? 0 : 1, $0.command) < ($1.isStop ? 0 : 1, $1.command) }
        return stopsFirst.map { ($0.command, $0.outgoing) }
            + acknowledgements.filter { !lost.contains($0.command) }.map { (nil, MQTTMessage($0.message)) }
            + questions.map { (nil, MQTTMessage($0)) }
    }
}

extension LinkPage {
    /// How often the page is written again after a deadlock with another transaction.
    private static let maxDeadlocks = 3
    /// The SQLSTATE of `deadlock_detected`.
    private static let deadlock = "40P01"

    /// Writes the whole page or nothing.
    /// - Returns: the commands that were ended elsewhere in the meantime.
    /// - Throws: `Lease.Lost` if another server owns the engine by now.
    func write(under lease: Lease, at now: Date, in pool: ConnectionPool) async throws -> Set<Int64> {
        guard isWritten else { return [] }
        for _ in 0..<Self.maxDeadlocks {
            do {
                return try await writeOnce(under: lease, at: now, in: pool)
            } catch let error as PostgresError where error.sqlState == Self.deadlock {}
        }
        return try await writeOnce(under: lease, at: now, in: pool)
    }

    private func writeOnce(under lease: Lease, at now: Date, in pool: ConnectionPool) async throws -> Set<Int64> {
        try await pool.withTransaction { transaction in
            let (devices, commands) = (DeviceReports(transaction), CommandOutbox(transaction))
            try await devices.begin(lease)
            if isAllGone { try await devices.allGone(at: now) }
            if !hellos.isEmpty { try await devices.hello(hellos) }
            if !reports.isEmpty { _ = try await devices.note(reports) }
            if !gone.isEmpty { try await devices.gone(gone.sorted(), at: now) }
            let moved = moves.isEmpty ? [] : try await commands.move(moves)
            if !late.isEmpty { try await commands.note(late: late, at: now) }
            for halt in halted {
                try await devices.halt(halt.device, at: now)
                try await commands.cancelWaiting(
                    of: halt.device, except: halt.command, reason: CommandStateMachine.Reason.obstructed, at: now)
            }
            for button in buttons { _ = try await commands.noteButton(of: button.device, state: button.state, at: now) }
            if !freed.isEmpty { try await devices.free(freed.sorted()) }
            if !doors.isEmpty { try await DoorOpenings(transaction).note(doors) }
            if !refusals.isEmpty { try await devices.count(refusals) }
            return Set(moves.map(\.id)).subtracting(moved)
        }
    }
}

extension MQTTMessage {
    init(_ message: DeviceMessage) {
        self.init(topic: message.topic, payload: message.payload)
    }
}
