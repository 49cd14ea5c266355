public import Foundation
import Postgres
public import Presence

/// The changes that one commit makes to the record.
public struct RecordCorrection: Sendable {
    public var stretches: [PersonInterval] = []
    /// The due periods that it completes.
    public var done: [RecordDue] = []
    /// The periods that are due from now on.
    public var due: [RecordDue] = []
    /// The time up to which the record of all people is now smoothed; nil if that does not change.
    public var through: Date?
    /// Since when the record was smoothed without fingerprints of some rooms, as of `through`; nil if it was not.
    public var untaughtSince: Date?
    /// The rooms without fingerprints, as of `through`.
    public var untaughtRooms: Set<Int64> = []
    /// The known signal strength of each badge.
    public var loudness: [Int64: LevelOffset.Estimate] = [:]
    /// When to retry what cannot be settled yet.
    public let retryAt: Date

    public init(retryAt: Date) {
        self.retryAt = retryAt
    }
}

/// The result of smoothing the evidence about a person over a past period.
public struct PersonInterval: Equatable, Sendable {
    public let person: Int64
    public let from: Date
    public let to: Date
    /// In order of time, without overlaps, within the interval.
    public let stays: [Stay]
    /// Whether they only fill times in which the person has no visit, because the sightings of other people were
    /// deleted.
    public let onlyFills: Bool

    /// - Parameter stays: parts beyond the interval are cut off.
    public init(person: Int64, from: Date, to: Date, stays: [Stay], onlyFills: Bool = false) {
        self.onlyFills = onlyFills
        self.person = person
        self.from = from
        self.to = to
        self.stays = stays.compactMap { $0.within(from, to) }
    }
}

/// A period of a person's past that must be smoothed again.
public struct RecordDue: Equatable, Sendable {  // generated: init
    /// Nil if it is not stored yet.
    public let id: Int64?
    public let person: Int64
    public let from: Date
    public let until: Date
    /// The earliest time to do so.
    public let dueAt: Date

    /// How long the record waits for further batches, in seconds: a node that was away sends many, one after the other.
    public static let wait = 30.0

    /// Inserts due periods. A period that overlaps one that still waits is merged into it without making it wait
    /// longer; otherwise it would be smoothed again for each batch, and split into as many visits. Periods that are
    /// already being smoothed are left unchanged.
    static func insert(_ dues: [RecordDue]) -> Query {
        """
        with new as (
            select due.* from unnest(
                \(dues.map(\.person)), \(dues.map(\.from)), \(dues.map(\.until)), \(dues.map(\.dueAt))
            ) as due (person_id, from_at, until_at, due_at) join person using (person_id)
        ), grown as (
            update record_due set from_at = least(record_due.from_at, new.from_at),
                until_at = greatest(record_due.until_at, new.until_at)
            from new
            where record_due.person_id = new.person_id and record_due.due_at > new.due_at - make_interval(secs => \
            \(wait))
                and record_due.from_at <= new.until_at and record_due.until_at >= new.from_at
            returning record_due.person_id, record_due.from_at, record_due.until_at
        )
        insert into record_due (person_id, from_at, until_at, due_at)
        select person_id, from_at, until_at, due_at from new
        where not exists (
            select from grown
            where grown.person_id = new.person_id and grown.from_at <= new.from_at and grown.until_at >= new.until_at)
        """
    }
}
