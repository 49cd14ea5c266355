public import ArgumentParser
public import Vocabulary
import Wire

/// An item for a floor plan, and its position.
struct PlanThingOptions: ParsableArguments {
    @Argument(help: "The kind of item: room, scanner or beacon.")
    var kind: PlanThingKind

    @Argument(help: "The ID of the item; see `rollcall rooms list` and similar commands.")
    var id: Int64

    @Argument(
        help: """
            Points, such as 0.1,0.2 0.4,0.5: distances from the left and the top edge, as fractions 0 to 1. A room has \
            one point, two opposite corners, or more corners. Without points, the item is removed from the plan.
            """)
    var points: [PointArgument] = []

    var place: PlanPlace { PlanPlace(kind: kind, id: id, points: points.map { [$0.left, $0.top] }) }

    /// The beginning of the sentence about the change.
    var done: String { points.isEmpty ? "Removed \(kind.rawValue) \(id) from" : "Placed \(kind.rawValue) \(id) on" }
}

extension PlanThingKind: ExpressibleByArgument {}
