import ArgumentParser
import Devices

/// How the hardware behaves.
struct HardwareOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The time from fully closed to fully open, in seconds.", valueName: "s"))
    var travel = 20.0

    @Option(
        help: ArgumentHelp(
            "Run the device's clock this many times as fast, like the --clock-rate of its server.", valueName: "n"))
    var clockRate = 1.0

    @Option(
        help: ArgumentHelp(
            "Block the closing motion at this position until \"clear\" is typed. (default: nothing is in the way)",
            valueName: "position"))
    var obstructAt: Double?

    @Flag(help: "Block the motor, so that each movement fails.")
    var jam = false

    @Option(help: ArgumentHelp("The share of messages to lose, from 0 to 1.", valueName: "share"))
    var lose = 0.0

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "The initial value of a property, such as valves=8. May be repeated.", valueName: "name=value"))
    var properties: [String] = []

    @Option(
        name: .customLong("exec"),
        help: ArgumentHelp(
            "A program that controls real hardware. It reads commands and writes answers, one JSON object per line, "
                + "such as {\"properties\": {…}} or {\"id\": \"7\", \"outcome\": \"done\"}.",
            valueName: "program"))
    var program: String?

    @Flag(name: .shortAndLong, help: "Log each message that is sent or received.")
    var verbose = false

    func validate() throws {
        guard travel > 0, travel.isFinite else { throw ValidationError("--travel must be more than 0.") }
        guard (0.01...10_000).contains(clockRate) else {
            throw ValidationError("--clock-rate must be from 0.01 to 10000.")
        }
        guard (0...1).contains(lose) else { throw ValidationError("--lose must be from 0 to 1.") }
    }

    func settings(_ kind: Kind, data: String) throws -> Fleet.Settings {
        let machine = Machine.Settings(travel: travel, obstructAt: obstructAt, isJammed: jam)
        return Fleet.Settings(
            kind: kind, machine: machine, properties: try values(kind), loss: DeviceMQTTSession.Loss(share: lose),
            program: program, clock: DeviceClock(rate: clockRate), data: data)
    }

    private func values(_ kind: Kind) throws -> DeviceProperties {
        var values: DeviceProperties = [:]
        for pair in properties {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw ValidationError("--set must have the form NAME=VALUE.") }
            do {
                values[parts[0]] = try DeviceInput.value(parts[0], parts[1], kind)
            } catch {
                throw ValidationError("\(error)")
            }
        }
        return values
    }
}
