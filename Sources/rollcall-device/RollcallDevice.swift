import ArgumentParser

@main
struct RollcallDevice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-device",
        abstract: "A device of Rollcall in software: it obeys, takes its time, and tells what it did.",
        subcommands: [
            SkylightCommand.self, GarageDoorCommand.self, SprinklerCommand.self, LampCommand.self,
            ThermostatCommand.self, WeatherStationCommand.self, LockCommand.self, AnyKindCommand.self,
            PrepareCommand.self,
        ])
}
