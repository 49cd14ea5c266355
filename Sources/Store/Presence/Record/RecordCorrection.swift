public import Foundation
import Postgres
public import Presence

/// What one commit does to the record.
public struct RecordCorrection: Sendable {
    public var stretches: [PersonInterval] = []
    /// What was due and is done by this.
    public var done: [RecordDue] = []
    /// What is due from now on.
    public var due: [RecordDue] = []
    /// How far the record of all people is reviewed by this; nil if that does not change.
    public var through: Date?
    /// Since when the record was looked through without knowing how rooms sound, as of `through`; nil for not at all.
    public var untaughtSince: Date?
    /// The rooms of which it was not known how they sound, as of `through`.
    public var untaughtRooms: Set<Int64> = []
    /// By badge, how loud it is known to be by now.
    public var loudness: [Int64: LevelOffset.Estimate] = [:]
    /// When what cannot be settled yet is to be looked at again.
    public let retryAt: Date

    public init(retryAt: Date) {
        self.retryAt = retryAt
    }
}

/// What a person's evidence comes to over a stretch of the past.
public struct PersonInterval: Equatable, Sendable {
    public let person: Int64
    public let from: Date
    public let to: Date
    /// In the order of time, without overlaps, within the stretch.
    public let stays: [Stay]
    /// Whether they only fill times in which the person has no visit: the sightings of others are deleted.
    public let onlyFills: Bool

    /// - Parameter stays: what reaches beyond the stretch is cut off.
    public init(person: Int64, from: Date, to: Date, stays: [Stay], onlyFills: Bool = false) {
        self.onlyFills = onlyFills
        self.person = person
        self.from = from
        self.to = to
        self.stays = stays.compactMap { $0.within(from, to) }
    }
}

/// A stretch of a person's past that has to be looked through again.
public struct RecordDue: Equatable, Sendable {  // generated: init
    /// Nil if it is not stored yet.
    public let id: Int64?
    public let person: Int64
    public let from: Date
    public let until: Date
    /// Not before.
    public let dueAt: Date

    /// A node that was away sends many batches one after the other: the record waits so many seconds for the others.
    public static let wait = 30.0

    /// What touches a stretch that still waits for more becomes part of it, without making it wait longer: it would be
    /// looked through again for each batch, and cut into as many visits. What is being looked through already is left
    /// alone.
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
