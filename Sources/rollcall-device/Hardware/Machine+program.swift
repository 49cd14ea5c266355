import Devices
import Foundation

extension WeekProgram {
    /// Returns the value in force at a time: that of the latest entry before it, in the week before if necessary.
    func value(at now: Date, calendar: Calendar = .current) -> Double? {
        let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
        let parts = calendar.dateComponents([.weekday, .hour, .minute], from: now)
        let minute = (((parts.weekday ?? 1) - 1) * 24 + (parts.hour ?? 0)) * 60 + (parts.minute ?? 0)
        let times = entries.flatMap { entry in
            entry.weekdays.compactMap { name in
                names.firstIndex(of: name).map { (minute: $0 * 1_440 + entry.minutes, value: entry.value) }
            }
        }
        let last = times.filter { $0.minute <= minute }.max { $0.minute < $1.minute }
        return (last ?? times.max { $0.minute < $1.minute })?.value
    }
}

extension WeekProgram.Entry {
    /// Since midnight.
    fileprivate var minutes: Int {
        let parts = at.split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 ? parts[0] * 60 + parts[1] : 0
    }
}

extension Machine {
    /// The program in force, and the number that it sets, if a choice has the value `program`.
    private var programHeld: (property: String, program: WeekProgram)? {
        guard state.values.contains(.text("program")) else { return nil }
        for property in kind.properties {
            if case .program(let number) = property.type, case .program(let program) = state[property.name],
                !program.entries.isEmpty
            {
                return (number, program)
            }
        }
        return nil
    }

    /// Whether it must check the clock once a minute.
    var followsProgram: Bool { programHeld != nil }

    /// Sets the program's current value, and heats if the temperature is below it.
    mutating func follow(at now: Date, calendar: Calendar = .current) {
        if let (property, program) = programHeld, let value = program.value(at: now, calendar: calendar) {
            state[property] = .number(value)
        }
        guard kind.property("heating")?.type == .bool, let target = state["target"]?.number,
            let measured = state["measured"]?.number
        else { return }
        state["heating"] = .bool(state["mode"] != .text("off") && measured < target)
    }
}
