import Foundation
import Presence
import Store

/// What a commit means for the owner's state.
enum IngestOutcome: Sendable {
    case observed(Observed)
    case erased(person: Int64)
    case furnished(Building)
    case marked(through: Date)
    case unchanged

    struct Observed: Sendable {
        let changes: EngineChanges
        /// How many ids of changes were used up.
        let changeCount: Int
        /// By person, the time of the last sighting as the database has it now.
        let storedHeardAt: [(person: Int64, heardAt: Date)]
        let decidedAt: Waking

        init(_ plan: IngestPlan, at now: Waking) {
            changes = plan.draft.finish()
            changeCount = plan.commit.changes.count
            storedHeardAt = plan.commit.whereabouts.map { ($0.person, $0.whereabouts.heardAt) }
            decidedAt = now
        }
    }
}
