import ArgumentParser

@main
struct RollcallDevice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-device",
        abstract: "Run as a Rollcall device in software: execute commands as slowly as hardware would, and report.",
        subcommands: [
            SkylightCommand.self, GarageDoorCommand.self, SprinklerCommand.self, LampCommand.self,
            ThermostatCommand.self, WeatherStationCommand.self, LockCommand.self, AnyKindCommand.self,
            PrepareCommand.self,
        ])
}
