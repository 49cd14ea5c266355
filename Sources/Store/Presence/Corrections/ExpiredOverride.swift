public import Foundation
import Postgres

/// A manual override that has ended.
public struct ExpiredOverride: Equatable, Sendable {
    public let correction: Int64
    public let person: Int64
    public let at: Date

    public init(_ manual: ManualOverride, at end: Date) {
        (correction, person, at) = (manual.correction, manual.person, end)
    }

    /// The record is smoothed again from that time on.
    static func end(_ overrides: [ExpiredOverride]) -> Query {
        """
        update correction set is_standing = false, left_at = ended.at,
            spans = spans * tstzmultirange(tstzrange(null, ended.at))
        from unnest(\(overrides.map(\.correction)), \(overrides.map(\.at))) as ended (correction_id, at)
        where correction.correction_id = ended.correction_id
        """
    }
}
