public import Foundation
import Postgres
public import Presence
public import Vocabulary

/// A statement about where a person is, which replaces the whereabouts by sightings.
///
/// It expires when sightings place the person in a room other than the anchor, or when the person is heard after the
/// statement and then leaves; when another override replaces it; and after 12 hours. The anchor is the room by
/// sightings at the time of the statement, also if the person was `unknown` there. Without an anchor the first room by
/// sightings ends the override.
public struct ManualOverride: Equatable, Sendable {  // generated: init
    /// 12 hours, in seconds. A muster does not expect a person who was not heard for as long.
    public static let maxDuration = 43_200.0

    public let correction: Int64
    public let person: Int64
    /// `present` or `left`.
    public let state: WhereaboutsState
    /// Nil if the person left.
    public let room: Int64?
    public let saidAt: Date
    /// The room by sightings at the time of the statement, present or `unknown`; nil if there was none.
    public let anchor: Int64?

    static let query: Query = """
        select correction_id, person_id, kind, room_id, said_at, anchor_room_id from correction where is_standing
        """

    /// Returns whether the override stays in force beside these whereabouts by sightings.
    public func outlasts(_ heard: Whereabouts) -> Bool {
        !heard.hasMovedOn(from: anchor, since: saidAt)
    }

    /// Returns the whereabouts to show while the override is in force.
    public func shown(beside heard: Whereabouts) -> Whereabouts {
        var shown = heard
        (shown.state, shown.room, shown.since) = (state, room ?? anchor ?? heard.room, saidAt)
        return shown
    }
}

extension ManualOverride {
    init(_ row: Row) throws {
        let (correction, person, state, room, said, anchor) = try row.decode(
            (Int64, Int64, WhereaboutsState, Int64?, Date, Int64?).self)
        self.init(correction: correction, person: person, state: state, room: room, saidAt: said, anchor: anchor)
    }
}

extension Whereabouts {
    /// The room of a person who is present or `unknown`; nil if the person left.
    var anchor: Int64? { state == .left ? nil : room }

    /// Returns whether sightings since an instant place the person outside the anchor.
    func hasMovedOn(from anchor: Int64?, since instant: Date) -> Bool {
        switch state {
        case .present: room != anchor
        case .unknown: false
        case .left: anchor != nil && heardAt > instant
        }
    }
}
