import Devices
import Foundation

extension Device {
    mutating func command(_ payload: [UInt8], _ now: Date) -> [Action] {
        let message: DeviceMessages.Command
        do {
            message = try DeviceMessages.read(DeviceMessages.Command.self, payload)
        } catch {
            return [.note("A command could not be read: \(error.rawValue).")]
        }
        guard let id = message.id else { return hello(now) }
        if let known = journal.entries[id] {
            if known.end == nil { return [outcome(id, Outcome.accepted.rawValue, nil, nil)] }
            return sayEnd(id, now).map { [$0] } ?? []
        }
        journal.forget(at: now)
        return [write([.begun(id: id, at: now)])] + begin(id, message, now)
    }

    mutating func acknowledged(_ payload: [UInt8]) -> [Action] {
        guard let message = try? DeviceMessages.read(DeviceMessages.Acknowledgement.self, payload),
            let entry = journal.entries[message.id], entry.end != nil, !entry.isAcknowledged
        else { return [] }
        return [write([.acknowledged(id: message.id)])]
    }

    private mutating func begin(_ id: String, _ message: DeviceMessages.Command, _ now: Date) -> [Action] {
        let arguments = message.args ?? [:]
        if let expiresIn = message.expiresIn, expiresIn <= 0 {
            return end(id, Ending(.refused, "the command arrived too late"), now)
        }
        do {
            _ = try CommandAsk(
                kind: kind, dialect: .rollcall, command: message.command, arguments: arguments, source: .person,
                state: machine.state
            ).check()
        } catch {
            return end(id, Ending(.refused, error.description), now)
        }
        guard let command = kind.command(message.command) else { return [] }
        if command == .status { return end(id, Ending(.done), now) + hello(now) }
        return hasWires ? pass(id, command, message, now) : work(id, command, arguments, message, now)
    }

    /// The simulated machine executes it.
    private mutating func work(
        _ id: String, _ command: Kind.Command, _ arguments: DeviceProperties, _ message: DeviceMessages.Command,
        _ now: Date
    ) -> [Action] {
        let warning = TimeInterval(max(0, message.warning ?? 0)) / 1_000
        var actions = machine.isMotion(command) ? interrupt(command, now) : []
        switch machine.begin(command, arguments, warning: warning, at: now) {
        case .ended(let ending): actions += end(id, ending, now)
        case .inFlight:
            inFlight = InFlight(id: id, property: command.sets?.property)
            actions.append(outcome(id, Outcome.accepted.rawValue, nil, nil))
            if warning > 0 { actions.append(.note("The device warns for \(warning) s before it moves.")) }
        }
        return actions + sayState(.command(id), now)
    }

    /// The program on the hardware executes it, and will report how it ended.
    private mutating func pass(
        _ id: String, _ command: Kind.Command, _ message: DeviceMessages.Command, _ now: Date
    ) -> [Action] {
        let actions = inFlight?.property == command.sets?.property || command.isStop ? interrupt(command, now) : []
        inFlight = InFlight(id: id, property: command.sets?.property)
        return actions + [.tell(message), outcome(id, Outcome.accepted.rawValue, nil, nil)]
    }

    /// Ends the command under way, since another one replaces it.
    mutating func interrupt(_ command: Kind.Command, _ now: Date) -> [Action] {
        guard let id = inFlight?.id else { return [] }
        machine.halt(at: now)
        let reason = command.isStop ? "the device was stopped" : "another command replaced this one"
        return end(id, Ending(.interrupted, reason), now)
    }

    /// Records how a command ended; `sayEnds` publishes it.
    mutating func end(_ id: String, _ ending: Ending, _ now: Date) -> [Action] {
        if inFlight?.id == id { inFlight = nil }
        let end = Journal.End(outcome: ending.outcome.rawValue, reason: ending.reason, state: machine.state)
        return [write([.ended(id: id, end)])]
    }

    mutating func advance(_ now: Date) -> [Action] {
        guard !hasWires else { return [] }
        let isTimed = machine.run != nil || machine.followsProgram
        let ending = machine.advance(to: now)
        return conclude(ending, isTimed ? .timer : nil, now)
    }

    /// Publishes the machine's state after it worked, and how the command under way ended, if it did.
    mutating func conclude(_ ending: Ending?, _ cause: StateCause?, _ now: Date) -> [Action] {
        let command = inFlight.map { StateCause.command($0.id) }
        guard let ending else { return sayState(command ?? cause ?? .sensor, isUrgent: false, now) }
        let actions = inFlight.map { end($0.id, ending, now) } ?? []
        return actions + sayState(cause ?? command ?? .sensor, now)
    }
}
