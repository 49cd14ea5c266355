import ArgumentParser
import Node

@main
struct NodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-node",
        abstract: "A node of Rollcall: hears beacons and tells the server, and can be a room beacon itself.",
        version: NodeProgram.version,
        subcommands: [
            ScanCommand.self, AdvertiseCommand.self, RunCommand.self, FollowCommand.self, DoctorCommand.self,
            ReplayCommand.self, DecodeCommand.self,
        ])
}
