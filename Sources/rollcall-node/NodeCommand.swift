import ArgumentParser
import Node

@main
struct NodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-node",
        abstract: "Run as a Rollcall node: report the beacons it hears to the server, or advertise as a room beacon.",
        version: NodeProgram.version,
        subcommands: [
            ScanCommand.self, AdvertiseCommand.self, RunCommand.self, FollowCommand.self, DoctorCommand.self,
            ReplayCommand.self, DecodeCommand.self,
        ])
}
