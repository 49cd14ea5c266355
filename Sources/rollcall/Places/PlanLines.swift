import Vocabulary
import Wire

/// Floor plans as they are printed.
enum PlanLines {
    static func lines(_ reply: GetPlans.Reply, _ times: TimeText) -> [TerminalText] {
        guard !reply.plans.isEmpty else {
            return ["There are no floor plans. Upload one: rollcall plans edit \"East wing\" --image plan.png"]
        }
        return reply.plans.flatMap { plan -> [TerminalText] in
            ["\(plan.zoneName): \(plan.width) × \(plan.height) pixels, \(plan.path)"]
                + (plan.things.isEmpty ? [] : Table(columns, of: plan.things, times: times).lines)
        }
    }

    private static let columns: [Column<PlanThingRecord>] = [
        Column("KIND") { $0.kind.rawValue },
        Column("ID") { String($0.id) },
        Column("NAME") { $0.name },
        Column("POINTS") { $0.points.map { "\($0[0]),\($0[1])" }.joined(separator: " ") },
    ]
}
