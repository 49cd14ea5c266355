public import Foundation
import Postgres
public import Presence
public import Vocabulary

/// What a person said of where somebody is, which counts in place of what receivers hear.
///
/// It counts until receivers find them in another room than that in which they had them when it was said, or, once they
/// heard them after it, nowhere any more; until another word; and for 12 hours at most. A room in which receivers had
/// lost them is still that room. Where receivers had them nowhere, the first room that they find counts.
public struct StandingWord: Equatable, Sendable {
    /// For how many seconds it counts at most: who was not heard for so long is expected by no roll-call either.
    public static let longest = 43_200.0

    public let correction: Int64
    public let person: Int64
    /// `present` or `left`.
    public let state: WhereaboutsState
    /// Where they are; nil where they left.
    public let room: Int64?
    public let saidAt: Date
    /// The room in which receivers had them when it was said, or had lost them; nil where they had them nowhere.
    public let anchor: Int64?

    public init(
        correction: Int64, person: Int64, state: WhereaboutsState, room: Int64?, saidAt: Date, anchor: Int64?
    ) {
        self.correction = correction
        self.person = person
        self.state = state
        self.room = room
        self.saidAt = saidAt
        self.anchor = anchor
    }

    static let query: Query = """
        select correction_id, person_id, kind, room_id, said_at, anchor_room_id from correction where is_standing
        """

    init(_ row: Row) throws {
        let (correction, person, state, room, said, anchor) = try row.decode(
            (Int64, Int64, WhereaboutsState, Int64?, Date, Int64?).self)
        self.init(correction: correction, person: person, state: state, room: room, saidAt: said, anchor: anchor)
    }

    /// Whether it still counts where receivers have somebody so.
    public func outlasts(_ heard: Whereabouts) -> Bool {
        !heard.hasMovedOn(from: anchor, since: saidAt)
    }

    /// What is shown while it counts, beside what receivers tell.
    public func shown(beside heard: Whereabouts) -> Whereabouts {
        var shown = heard
        (shown.state, shown.room, shown.since) = (state, room ?? anchor ?? heard.room, saidAt)
        return shown
    }
}

extension Whereabouts {
    /// The room that they are in, or were lost in; nil where they left.
    var anchor: Int64? { state == .left ? nil : room }

    /// Whether receivers had somebody there at an instant, and have them elsewhere by now.
    func hasMovedOn(from anchor: Int64?, since instant: Date) -> Bool {
        switch state {
        case .present: room != anchor
        case .unknown: false
        case .left: anchor != nil && heardAt > instant
        }
    }
}

/// A word that counts no more.
public struct EndedWord: Equatable, Sendable {
    public let correction: Int64
    public let person: Int64
    public let at: Date

    public init(_ word: StandingWord, at end: Date) {
        (correction, person, at) = (word.correction, word.person, end)
    }

    /// From then on the record is looked through again.
    static func end(_ words: [EndedWord]) -> Query {
        """
        update correction set is_standing = false, left_at = ended.at,
            spans = spans * tstzmultirange(tstzrange(null, ended.at))
        from unnest(\(words.map(\.correction)), \(words.map(\.at))) as ended (correction_id, at)
        where correction.correction_id = ended.correction_id
        """
    }
}
