import Devices
import Foundation
import MQTT
import Store

extension DeviceRegistry {
    /// Something happens to a command: the only place where one changes.
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

    /// - Returns: false if the dialect has no word for it, which only a change of the device brings about: else the
    ///   asker had been told.
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

    /// Something is in its way: what waits for it is taken back, and only a person moves it again.
    mutating func halt(_ id: Int64, command: Int64?, at now: Date, onto page: inout LinkPage) {
        devices[id]?.isHalted = true
        page.halted.append((id, command))
        page.freed.remove(id)
        let waiting = open.filter { $0.value.device == id && $0.key != command && $0.value.life.state.isWaiting }
        for other in waiting.keys.sorted() {
            apply(.cancel(reason: CommandStateMachine.Reason.obstructed), to: other, at: now, onto: &page)
        }
    }

    /// What the broker said of a command that was handed to it.
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
        // Whether it arrived is not known: it is repeated, or its time runs out.
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
    /// Whether a person had the device move: to ask how it is, or to stop it, moves nothing.
    fileprivate var isMovedByPerson: Bool {
        source == .person && !isStop && name != Kind.Command.status.name
    }
}

extension CommandStateMachine.Event {
    /// As a step has it.
    fileprivate var who: String {
        switch self {
        case .outcome, .state: "device"
        default: "server"
        }
    }
}
