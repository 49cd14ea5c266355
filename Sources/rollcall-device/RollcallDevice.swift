import ArgumentParser

@main
struct RollcallDevice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-device",
        abstract: "Run as a Rollcall device in software: execute commands as slowly as hardware would, and report.",
        subcommands: [
            KindCommands.Skylight.self, KindCommands.GarageDoor.self, KindCommands.Sprinkler.self,
            KindCommands.Lamp.self,
            KindCommands.Thermostat.self, KindCommands.WeatherStation.self, LockCommand.self, KindCommands.AnyKind.self,
            PrepareCommand.self,
        ])
}
