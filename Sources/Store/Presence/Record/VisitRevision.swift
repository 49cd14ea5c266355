public import Foundation
import Presence
import Vocabulary

/// The visits of a person after a past period has been smoothed again.
///
/// Where there is evidence, it decides; elsewhere the visits remain unchanged. The current visit belongs to the live
/// state: its start may change, its room does not.
///
/// Late sightings of a day whose other sightings were deleted only fill times without a visit, and change only visits
/// that were filled in before: without the sightings of other people, earlier decisions cannot be reviewed.
///
/// A visit that a person stated remains unchanged.
public struct VisitRevision: Equatable, Sendable {
    /// Times that differ by less than this, in seconds, belong to one change, as several receivers hear within a
    /// second.
    static let sliver = 1.5

    /// In order of time.
    public private(set) var visits: [RecordedVisit]
    /// From when on the person's whereabouts are not yet clear; nil if all are clear.
    public let unsettledFrom: Date?

    /// Whether only filled visits may have changed.
    let onlyFills: Bool
    let before: [RecordedVisit]

    /// - Parameters:
    ///   - visits: all visits that overlap the interval, in order of time.
    ///   - stretch: an interval without stays in times that statements of people cover.
    public init(_ visits: [RecordedVisit], by stretch: PersonInterval) {
        before = visits
        onlyFills = stretch.onlyFills
        guard !stretch.onlyFills else {
            self.visits = Self.filled(visits, stretch)
            unsettledFrom = nil
            nameEnds()
            keepNumbers()
            return
        }
        let (cut, isSettled) = Self.cut(visits, stretch)
        unsettledFrom = isSettled ? nil : max(cut, stretch.from)
        let stays = stretch.stays.compactMap { $0.within($0.from, cut) }
        self.visits = visits
        guard !stays.isEmpty else { return }
        self.visits = Self.joined(
            Self.left(of: visits, beside: stays.map { ($0.from, $0.to) })
                + stays.map { RecordedVisit($0, isFilled: false) }, in: stretch)
        nameEnds()
        keepNumbers()
    }

    /// Returns all visits, with filled ones in the gaps between the others.
    private static func filled(_ visits: [RecordedVisit], _ stretch: PersonInterval) -> [RecordedVisit] {
        let known = visits.filter { !$0.isFilled }
        let stays = stretch.stays.map { RecordedVisit($0, isFilled: true) }.flatMap { stay in
            left(of: [stay], beside: known.map { ($0.enteredAt, $0.until) })
        }
        let earlier = left(of: visits.filter(\.isFilled), beside: stays.map { ($0.enteredAt, $0.until) })
        let filled = joined(earlier + stays, in: stretch).filter { !$0.isSliver(sliver) }
        return (known + filled).sorted { $0.enteredAt < $1.enteredAt }
    }

    /// Returns up to when the evidence can be applied. If it ends while a visit to another room is still current, that
    /// visit is about to end, and must not be left as a remainder.
    private static func cut(_ visits: [RecordedVisit], _ stretch: PersonInterval) -> (at: Date, isSettled: Bool) {
        guard let last = stretch.stays.last, last.to < stretch.to,
            let open = visits.last, open.leftAt == nil, open.covers(last.to), open.room != last.room,
            open.correction == nil
        else { return (stretch.to, true) }
        return (max(last.from, min(open.enteredAt, last.to)), false)
    }

    /// Returns the parts of visits outside these times, which must be in order.
    static func left(of visits: [RecordedVisit], beside stays: [(from: Date, to: Date)]) -> [RecordedVisit] {
        visits.flatMap { visit in
            var parts: [RecordedVisit] = []
            var start = visit.enteredAt
            for stay in stays where stay.to > start && stay.from < visit.until {
                if stay.from > start { parts.append(visit.part(from: start, to: stay.from)) }
                start = stay.to
            }
            if start < visit.until { parts.append(visit.part(from: start, to: visit.leftAt)) }
            return parts
        }
    }

    /// Returns the visits in order. Parts that are too short to count are merged into a neighbour, and adjoining visits
    /// to one room are joined.
    ///
    /// A short visit at the edge of the interval stays, as its other neighbour was not read.
    private static func joined(_ parts: [RecordedVisit], in stretch: PersonInterval) -> [RecordedVisit] {
        func isSliver(_ part: RecordedVisit) -> Bool {
            part.isSliver(sliver) && part.enteredAt <= stretch.to && part.until >= stretch.from
        }
        let whole = merged(parts.sorted { $0.enteredAt < $1.enteredAt }) { $0.room == $1.room }
        let meaningful = merged(whole) { isSliver($0) || isSliver($1) }
        return merged(meaningful) { $0.room == $1.room }
    }

    /// Joins adjoining visits that belong together; the result has the room of the longer one.
    private static func merged(
        _ parts: [RecordedVisit], where belong: (RecordedVisit, RecordedVisit) -> Bool
    ) -> [RecordedVisit] {
        parts.reduce(into: []) { merged, part in
            guard let last = merged.last, last.leftAt == part.enteredAt, belong(last, part),
                last.correction == nil, part.correction == nil
            else {
                return merged.append(part)
            }
            let isLonger = part.until.timeIntervalSince(part.enteredAt) > last.until.timeIntervalSince(last.enteredAt)
            merged[merged.count - 1].leftAt = part.leftAt
            merged[merged.count - 1].end = part.end
            merged[merged.count - 1].isFilled = last.isFilled && part.isFilled
            if last.room == part.room {
                merged[merged.count - 1].isTold = RecordedVisit.isTold(last, part)
            } else if isLonger {
                (merged[merged.count - 1].room, merged[merged.count - 1].isTold) = (part.room, part.isTold)
            }
        }
    }

    /// Sets the reasons for the ends of visits: a move if another visit follows, otherwise the reason of the earlier
    /// visit that ended there.
    mutating func nameEnds() {
        for index in visits.indices where !onlyFills || visits[index].isFilled {
            // The end that a person stated is already set.
            guard visits[index].correction == nil || visits[index].end == nil else { continue }
            guard let leftAt = visits[index].leftAt else {
                visits[index].end = nil
                continue
            }
            let isFollowed = index + 1 < visits.count && visits[index + 1].enteredAt == leftAt
            visits[index].end = isFollowed ? .moved : end(at: leftAt)
        }
    }

    private func end(at leftAt: Date) -> VisitEnd {
        // The visit that follows an unchanged one may begin after the interval.
        if let same = before.first(where: { $0.leftAt == leftAt })?.end { return same }
        let ended = before.filter { $0.end != nil && $0.end != .moved }
            .map { (end: $0.end, distance: abs($0.until.timeIntervalSince(leftAt))) }
            .min { $0.distance < $1.distance }
        guard let ended, ended.distance <= 2 * Self.sliver else { return .unknown }
        return ended.end ?? .unknown
    }

    /// Assigns the number of each earlier visit to the visit that covers most of it.
    mutating func keepNumbers() {
        for index in visits.indices { visits[index].id = nil }
        for old in before.sorted(by: { $0.until > $1.until }) {
            let heirs = visits.indices.filter { index in
                visits[index].id == nil && visits[index].room == old.room && visits[index].correction == old.correction
                    && (!onlyFills || visits[index].isFilled == old.isFilled)
                    && (old.leftAt != nil || visits[index].leftAt == nil) && visits[index].overlap(with: old) > 0
            }
            if let heir = heirs.max(by: { visits[$0].overlap(with: old) < visits[$1].overlap(with: old) }) {
                visits[heir].id = old.id
            }
        }
    }

    /// The numbers of visits that no longer exist.
    public var deleted: [Int64] {
        let kept = Set(visits.compactMap(\.id))
        return before.compactMap(\.id).filter { !kept.contains($0) }
    }

    public var changed: [RecordedVisit] { visits.filter { $0.id != nil && !before.contains($0) } }

    public var added: [RecordedVisit] { visits.filter { $0.id == nil } }
}

extension VisitRevision {
    /// Returns the visits after a statement about where the person was.
    /// - Parameters:
    ///   - visits: all visits that overlap these times, in order of time.
    ///   - times: the times that the statement decides, in order; it replaces what was known about them.
    ///   - visit: where they were; nil if they were nowhere. It keeps its number.
    ///   - end: the end reason of the visit that is cut short, if no other follows.
    init(
        _ visits: [RecordedVisit], deciding times: [(from: Date, to: Date)], as visit: RecordedVisit?,
        endingIn end: VisitEnd?
    ) {
        (before, onlyFills, unsettledFrom) = (visits, false, nil)
        let rest = Self.left(of: visits, beside: times)
        self.visits = (rest + (visit.map { [$0] } ?? [])).sorted { $0.enteredAt < $1.enteredAt }
        nameEnds()
        if let end, let index = self.visits.firstIndex(where: { $0.leftAt == times.first?.from && $0.end != .moved }) {
            self.visits[index].end = end
        }
        keepNumbers()
        guard let id = visit?.id, let index = self.visits.firstIndex(where: { $0.correction == visit?.correction })
        else { return }
        for other in self.visits.indices where self.visits[other].id == id { self.visits[other].id = nil }
        self.visits[index].id = id
    }
}

extension RecordedVisit {
    fileprivate init(_ stay: Stay, isFilled: Bool) {
        self.init(
            id: nil, room: stay.room, enteredAt: stay.from, leftAt: stay.to, end: nil, isTold: stay.isTold,
            isFilled: isFilled)
    }

    /// Returns whether two joined visits are both based only on a client.
    fileprivate static func isTold(_ one: RecordedVisit, _ other: RecordedVisit) -> Bool? {
        guard one.isTold != false, other.isTold != false else { return false }
        return one.isTold ?? other.isTold
    }

    fileprivate func part(from start: Date, to end: Date?) -> RecordedVisit {
        var part = self
        part.enteredAt = start
        part.leftAt = end
        return part
    }

    fileprivate func isSliver(_ sliver: TimeInterval) -> Bool {
        leftAt.map { $0.timeIntervalSince(enteredAt) < sliver } ?? false
    }
}
