public import Foundation
public import Vocabulary

/// A roll-call: all people are to be seen in person.
public struct MusterRecord: Codable, Equatable, Sendable {
    public let musterID: Int64
    public let name: String
    public var kind: MusterKind = .emergency
    public let startedAt: Date
    /// Nil while it is in progress.
    public let closedAt: Date?
    /// Rises with each entry and each change: what `GET /events` tells of a roll-call.
    public var version: Int64 = 0
    /// Whether it was begun by mistake.
    public var mistake: Bool = false
}

/// What was believed of a person when a roll-call began.
public struct BeliefRecord: Codable, Equatable, Sendable {
    public let state: WhereaboutsState
    /// The room they were in, or where they were last known to be, as it was called then.
    public let roomNumber: String?
    /// When they were last heard.
    public let heardAt: Date?
}

/// One person on the muster list.
public struct MusterLineRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    /// Nil for helpers.
    public let email: String?
    public let firstName: String
    public let lastName: String
    /// Nil for helpers.
    public let classification: Classification?
    /// The names of the groups they are in, in order.
    public var groups: [String] = []
    /// `unknown` for a person never heard.
    public let state: WhereaboutsState
    /// Where they are, or where they were last known to be.
    public let roomNumber: String?
    public let zoneName: String?
    /// When they were last heard.
    public let heardAt: Date?
    /// How old that knowledge is, in seconds.
    public let age: Double?
    /// 0…1: the share of the evidence that speaks for this room. Nil for helpers.
    public let confidence: Double?
    /// What their latest visit rests on. Nil if that was not kept yet, and for helpers.
    public let source: VisitSource?
    /// Who said where they are, by name, where that counts in place of what receivers hear; nil also where they were
    /// erased.
    public let placedBy: String?
    /// When that was said; nil if no person said it.
    public let placedAt: Date?
    /// Whether the roll-call expects the person, by what was believed when it began or is believed since.
    public let standing: MusterStanding
    /// What was believed when the roll-call began; nil if none is in progress or they were never heard.
    public let atStart: BeliefRecord?
    /// Whether the last entry says that no person has to look for them any more.
    public let accountedFor: Bool
    /// The last entry said of them.
    public let witness: Witness?
    public let note: String?
    /// Who said it, by name, of a helper with the label of their link in brackets; nil if they were erased.
    public let saidBy: String?
    /// When that was said.
    public let tickedAt: Date?
    /// Whether two people's last entries on them contradict each other.
    public var disputed: Bool = false
}

/// The muster list: all people with the last known room, how old that knowledge is, and what was said of them in the
/// roll-call. Those on whom two contradict each other come first, then those who are missing, then those whom the
/// roll-call does not expect, and at the end those accounted for. Expected are those believed present, and those lost
/// sight of who were heard, or said to be somewhere, today or in the last twelve hours; and those of whom something was
/// said. All staff see the whole list, helpers the people of their link. Each look is audited. Without a page and a
/// page's size all of it comes back: no person is cut off in an emergency.
public struct GetMuster: Request, ListRequest {
    public static let type = RequestType.adminGetMuster

    /// One that is closed; absent for the one in progress.
    public let musterID: Int64?
    /// Only lines of people of whom something was said after this version of the roll-call; all are counted.
    public let afterVersion: Int64?
    /// Only people whose names or address hold this text, in any case; for helpers their names.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        /// The roll-call that was asked for; nil if none is in progress.
        public let muster: MusterRecord?
        /// Of all people who were asked for, on this page and on the others.
        public let counts: MusterCountsRecord
        /// How many are accounted for, on this page and on the others.
        public let accountedFor: Int
        public let people: [MusterLineRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(
            at: Date, muster: MusterRecord? = nil, counts: MusterCountsRecord, people: [MusterLineRecord], total: Int
        ) {
            self.at = at
            self.muster = muster
            self.counts = counts
            accountedFor = counts.accountedFor
            self.people = people
            self.total = total
        }
    }
}
