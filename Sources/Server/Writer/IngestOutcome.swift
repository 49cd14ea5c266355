import Foundation
import Presence
import Store
import Vocabulary

/// What the writer answers once a job is committed.
enum IngestAnswer: Equatable, Sendable {
    /// To a batch.
    case batch(ReceivedBatch.Receipt)
    /// To a client's report: how many of the beacons are this site's.
    case client(recognised: Int)
    /// To an erasure: the random number by which it is remembered.
    case erased(UUID)
    /// To what a person said.
    case corrected(CorrectionReceipt)
    case done
}

/// What a commit means for the owner's state.
enum IngestOutcome: Sendable {
    case observed(Observed)
    case erased(person: Int64)
    case said(CorrectionOutcome)
    case buildingUpdated(Building)
    case marked(through: Date)
    /// The record of some was corrected, and of others it could not be.
    case corrected(people: Set<Int64>, broken: Set<Int64>)
    /// Where some were left, as the database has it.
    case tookBack([Int64], EngineState.People, at: Date)

    /// What is to be told of once it is committed.
    struct News {
        var rolledBack: Set<Int64> = []
        /// Those whose rows the database refuses, and those whose rows it takes again.
        var broken: Set<Int64> = []
        var recovered: Set<Int64> = []
    }

    struct Observed: Sendable {
        let changes: EngineDraft.Changes
        /// How many ids of changes were used up.
        let changeCount: Int
        /// By person, the time of the last sighting as the database has it now.
        let storedHeardAt: [(person: Int64, heardAt: Date)]
        let decidedAt: ClockReading
        /// The scanners whose spools used a number again for another batch.
        let rolledBack: Set<Int64>
        /// Those whose whereabouts or visits were written, and those whose rows were refused.
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
    func tell(_ news: IngestOutcome.News) {
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
