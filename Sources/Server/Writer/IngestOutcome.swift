import Foundation
import Presence
import Store
import Vocabulary

/// What a commit changes in the owner's state.
enum IngestOutcome: Sendable {
    case observed(Observed)
    case erased(person: Int64)
    case manuallyCorrected(CorrectionOutcome)
    case buildingUpdated(Building)
    case marked(through: Date)
    /// The record of some people was corrected; that of others could not be.
    case revised(people: Set<Int64>, broken: Set<Int64>)
    /// The stored state of people who are retried.
    case retried([Int64], EngineState.People, at: Date)

    /// What has to be reported once the commit is done.
    struct News {
        var rolledBack: Set<Int64> = []
        /// The people whose rows the database refuses, and those whose rows it accepts again.
        var broken: Set<Int64> = []
        var recovered: Set<Int64> = []
    }

    struct Observed: Sendable {
        let changes: EngineDraft.Changes
        /// How many change ids were used.
        let changeCount: Int
        /// For each person, the time of the last sighting that is now in the database.
        let storedHeardAt: [(person: Int64, heardAt: Date)]
        let decidedAt: ClockReading
        /// The scanners whose spools used a number again for another batch.
        let rolledBack: Set<Int64>
        /// The people whose whereabouts or visits were written, and those whose rows were refused.
        let written: Set<Int64>
        let broken: Set<Int64>
        let commit: IngestCommit

        init(_ plan: IngestPlan, at now: ClockReading) {
            changes = plan.draft.finish()
            changeCount = plan.changeCount
            storedHeardAt = plan.commit.whereabouts.map { ($0.person, $0.whereabouts.heardAt) }
            decidedAt = now
            rolledBack = plan.rolledBack
            written = Set(plan.commit.people)
            broken = plan.broken
            commit = plan.commit
        }
    }
}

extension AlertReporter {
    /// Raises and clears the alerts of a commit.
    func report(_ news: IngestOutcome.News) {
        for scanner in news.rolledBack {
            raise(
                .spoolRolledBack, about: .scanner(scanner),
                text: "The spool used the number of a batch again for other sightings. They are stored too.",
                hint: "Find out whether the node's disk was restored from an image: what was sent since is safe.")
        }
        for person in news.broken {
            raise(
                .recordBroken, about: .person(person),
                text: "The database refuses the whereabouts or visits of this person. Sightings of them are stored.",
                hint: "The server's log says which rule is broken. It tries again each minute.")
        }
        for person in news.recovered { clear(.recordBroken, about: .person(person)) }
    }
}
