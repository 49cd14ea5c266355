import Devices
import Foundation

extension Device {
    mutating func apply(_ input: DeviceInput, _ now: Date) -> [Action] {
        switch input {
        case .press: press(now)
        case .obstruct: conclude(machine.block(true, at: now), .sensor, now)
        case .clear: conclude(machine.block(false, at: now), .sensor, now)
        case .measured(let name, let value): measured([name: value], now)
        }
    }

    /// The kind's own `press`, or else what a single button would do now.
    private mutating func press(_ now: Date) -> [Action] {
        guard !hasWires, let command = kind.command("press") ?? kind.buttonCommand(in: machine.state) else {
            return [.note("The device has no button.")]
        }
        let interrupted =
            inFlight.map { end($0.id, Ending(.interrupted, "the button was pressed"), now) } ?? []
        _ = machine.begin(command, [:], at: now)
        return interrupted + sayState(.button, now)
    }

    mutating func measured(_ properties: DeviceProperties, _ now: Date) -> [Action] {
        machine.state.merge(properties) { _, new in new }
        return sayState(.sensor, now)
    }
}
