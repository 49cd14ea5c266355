import ArgumentParser
import Devices

/// How the hardware behaves.
struct HardwareOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Seconds from closed to open.", valueName: "s"))
    var travel = 20.0

    @Option(
        help: ArgumentHelp(
            "Seconds of the device in one real second, as of a server that was started with --clock-rate.",
            valueName: "n"))
    var clockRate = 1.0

    @Option(
        help: ArgumentHelp(
            "Something is in the way of what closes, at this position, until the input clear.", valueName: "position"))
    var obstructAt: Double?

    @Flag(help: "The motor does not move.")
    var jam = false

    @Option(help: ArgumentHelp("This share of all messages gets lost, 0 to 1.", valueName: "share"))
    var lose = 0.0

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp("What a property is at first, as valves=8. May be repeated.", valueName: "name=value"))
    var properties: [String] = []

    @Option(
        name: .customLong("exec"),
        help: ArgumentHelp(
            "A program for real wires. It reads commands and writes answers, a JSON object on each line: "
                + "{\"properties\": {…}}, {\"id\": \"7\", \"outcome\": \"done\"}.",
            valueName: "program"))
    var program: String?

    @Flag(name: .shortAndLong, help: "Say what is sent, and what comes.")
    var verbose = false

    func validate() throws {
        guard travel > 0, travel.isFinite else { throw ValidationError("--travel is more than 0.") }
        guard (0.01...10_000).contains(clockRate) else { throw ValidationError("--clock-rate is 0.01 to 10000.") }
        guard (0...1).contains(lose) else { throw ValidationError("--lose is 0 to 1.") }
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
            guard parts.count == 2 else { throw ValidationError("--set wants NAME=VALUE.") }
            do {
                values[parts[0]] = try DeviceInput.value(parts[0], parts[1], kind)
            } catch {
                throw ValidationError("\(error)")
            }
        }
        return values
    }
}
