public import ArgumentParser
public import Vocabulary
import Wire

/// What is placed on a floor plan, and where.
struct PlanThingOptions: ParsableArguments {
    @Argument(help: "What it is: room, scanner or beacon.")
    var kind: PlanThingKind

    @Argument(help: "Its id; see `rollcall rooms list` and the like.")
    var id: Int64

    @Argument(
        help: """
            Points, such as 0.1,0.2 0.4,0.5: their distances from the left and from the top edge, 0 to 1. A room has \
            one point, two opposite corners, or more corners. Without points the thing leaves the plan.
            """)
    var points: [PointArgument] = []

    var place: PlanPlace { PlanPlace(kind: kind, id: id, points: points.map { [$0.left, $0.top] }) }

    /// The beginning of the sentence that says what was done.
    var done: String { points.isEmpty ? "Took \(kind.rawValue) \(id) off" : "Placed \(kind.rawValue) \(id) on" }
}

extension PlanThingKind: ExpressibleByArgument {}
