public import ArgumentParser
import Client
import Foundation
public import Vocabulary
import Wire

struct PlansCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plans", abstract: "Floor plans of zones, and what is placed on them.",
        subcommands: [List.self, Edit.self, Place.self])

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List floor plans, and what is placed on them.")

        @Option(help: "Only zones whose names hold this text, in any case.")
        var search: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetPlans(search: search))
            try output.show(reply, lines(reply, output.times))
        }

        private func lines(_ reply: GetPlans.Reply, _ times: TimeText) -> [TerminalText] {
            guard !reply.plans.isEmpty else {
                return ["There are no floor plans. Upload one: rollcall plans edit \"East wing\" --image plan.png"]
            }
            return reply.plans.flatMap { plan -> [TerminalText] in
                ["\(plan.zoneName): \(plan.width) × \(plan.height) pixels, \(plan.path)"]
                    + (plan.things.isEmpty ? [] : Table(Self.columns, of: plan.things, times: times).lines)
            }
        }

        private static let columns: [Column<PlanThingRecord>] = [
            Column("KIND") { $0.kind.rawValue },
            Column("ID") { String($0.id) },
            Column("NAME") { $0.name },
            Column("POINTS") { $0.points.map { "\($0[0]),\($0[1])" }.joined(separator: " ") },
        ]
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Upload the floor plan of a zone, or remove it.")

        @Argument(help: "The zone's name.")
        var zone: String

        @Option(
            help: "A PNG, JPEG or WebP of at most 1.4 MiB and 40 megapixels.", completion: .file())
        var image: String?

        @Flag(help: "Remove the plan with all that is placed on it.")
        var remove = false

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard (image != nil) != remove else { throw ValidationError("Give either --image or --remove.") }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            guard let image else {
                try confirmation.confirm("Remove the floor plan of \(zone)?")
                return try output.show(
                    try await client.send(EditPlan(zoneName: zone, remove: true)), "Removed the floor plan of \(zone).")
            }
            let file = try Data(contentsOf: URL(filePath: image))
            let reply = try await client.send(EditPlan(zoneName: zone, image: file))
            try output.show(reply, "Uploaded the floor plan of \(zone).")
        }
    }

    struct Place: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "place", abstract: "Place a room, scanner or room beacon on the plan of its zone.",
            discussion: """
                A point is its distance from the left and from the top edge, 0 to 1: 0.25,0.5. A room has one point, two
                opposite corners, or more corners. Without points the thing leaves the plan.
                """)

        @Argument(help: "The zone's name.")
        var zone: String

        @Argument(help: "What it is: room, scanner or beacon.")
        var kind: PlanThingKind

        @Argument(help: "Its id; see `rollcall rooms list` and the like.")
        var id: Int64

        @Argument(help: "Points, such as 0.1,0.2 0.4,0.5.")
        var points: [PointArgument] = []

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let thing = PlanPlace(kind: kind, id: id, points: points.map { [$0.left, $0.top] })
            let reply = try await client.send(PlaceOnPlan(zoneName: zone, things: [thing]))
            let done = points.isEmpty ? "Took \(kind.rawValue) \(id) off" : "Placed \(kind.rawValue) \(id) on"
            try output.show(reply, "\(done) the floor plan of \(zone).")
        }
    }
}

extension PlanThingKind: ExpressibleByArgument {}

/// A point of a plan, as `0.25,0.5`.
struct PointArgument: ExpressibleByArgument {
    let left: Double
    let top: Double

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let left = parts[0], let top = parts[1] else { return nil }
        (self.left, self.top) = (left, top)
    }
}
