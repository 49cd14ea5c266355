import Devices
import Foundation
import MQTT
import Store

extension DeviceRegistry {
    /// Applies an event to a command. Commands change only here.
    mutating func apply(_ event: CommandStateMachine.Event, to id: Int64, at now: Date, onto page: inout LinkPage) {
        guard var told = open[id] ?? ended[id] else { return }
        let wasOver = told.life.state.isEnd
        var from = told.life.state
        let actions = told.life.apply(event, at: now)
        var (isWritten, isUnsaid) = (false, false)
        for action in actions {
            switch action {
            case .record(let state, let reason):
                page.moves.append(told.move(from: from, to: state, reason, at: now, by: event.who, isStep: true))
                (from, isWritten) = (state, true)
            case .recordLate(let outcome, let reason):
                page.late.append((id, CommandState(outcome), reason))
            case .send(let expiresIn):
                if !isWritten {
                    page.moves.append(
                        told.move(from: from, to: from, told.life.reason, at: now, by: event.who, isStep: false))
                }
                isUnsaid = !send(told, id, expiresIn: expiresIn, onto: &page)
            case .acknowledge: acknowledge(id, to: told.device, onto: &page)
            case .obstruct: halt(told.device, command: id, at: now, onto: &page)
            case .count(let reason): page.refuse(reason, of: told.device)
            }
        }
        keep(told, id)
        if !wasOver, told.life.state == .done, told.command.isMovedByPerson { devices[told.device]?.isHalted = false }
        if isUnsaid {
            apply(.unsendable(reason: AskRefusal.Reason.notSayable.rawValue), to: id, at: now, onto: &page)
        }
    }

    private mutating func keep(_ told: Told, _ id: Int64) {
        guard told.life.state.isEnd else { return open[id] = told }
        open[id] = nil
        ended.put(told, id)
    }

    /// - Returns: false if the dialect cannot express the command. That only happens if the device was changed
    ///   afterwards; otherwise the request would have been refused.
    private func send(_ told: Told, _ id: Int64, expiresIn: Int, onto page: inout LinkPage) -> Bool {
        guard let device = devices[told.device] else { return false }
        let said = SaidCommand(
            id: String(id), name: told.command.name, arguments: told.command.args, expiresIn: expiresIn,
            warning: told.command.warning)
        guard let message = device.dialect.say(said, to: told.device, site: site, kind: device.kind) else {
            return false
        }
        page.sendings.append(
            .init(command: id, isStop: told.command.isStop, message: message, expiresIn: expiresIn))
        return true
    }

    func acknowledge(_ id: Int64, to device: Int64, onto page: inout LinkPage) {
        guard let message = devices[device]?.dialect.acknowledge(String(id), to: device, site: site) else { return }
        page.acknowledgements.append((id, message))
    }

    /// Stops a device after an obstruction: commands that wait for it are cancelled, and only a person may move it.
    mutating func halt(_ id: Int64, command: Int64?, at now: Date, onto page: inout LinkPage) {
        devices[id]?.isHalted = true
        page.halted.append((id, command))
        page.freed.remove(id)
        let waiting = open.filter { $0.value.device == id && $0.key != command && $0.value.life.state.isWaiting }
        for other in waiting.keys.sorted() {
            apply(.cancel(reason: CommandStateMachine.Reason.obstructed), to: other, at: now, onto: &page)
        }
    }

    /// Handles the broker's answer to a command that was sent to it.
    mutating func answered(_ error: any Error, of id: Int64, at now: Date, onto page: inout LinkPage) {
        guard let told = open[id], let code = (error as? MQTTError)?.code else { return }
        switch code {
        case .noSubscribers:
            if devices[told.device]?.isConnected == true {
                devices[told.device]?.leave()
                page.gone.insert(told.device)
            }
            apply(.unheard, to: id, at: now, onto: &page)
        case .notConnected: apply(.unheard, to: id, at: now, onto: &page)
        case .notAuthorized, .tooLarge:
            apply(.unsendable(reason: CommandStateMachine.Reason.notAuthorized), to: id, at: now, onto: &page)
        // It is unknown whether the command arrived: it is repeated, or it expires.
        default: break
        }
    }
}

extension DeviceRegistry.Told {
    fileprivate func move(
        from: CommandState, to: CommandState, _ reason: String?, at now: Date, by who: String, isStep: Bool
    ) -> CommandMove {
        CommandMove(
            id: command.id, from: from, to: to, reason: reason, outcomeState: life.outcomeState, sends: life.sends,
            nextSendAt: life.nextAt, at: now, who: who, isStep: isStep)
    }
}

extension StoredCommand {
    /// Whether a person moved the device with this command: a status query or a stop moves nothing.
    fileprivate var isMovedByPerson: Bool {
        source == .person && !isStop && name != Kind.Command.status.name
    }
}

extension CommandStateMachine.Event {
    /// The name of the actor in a step of the command.
    fileprivate var who: String {
        switch self {
        case .outcome, .state: "device"
        default: "server"
        }
    }
}
