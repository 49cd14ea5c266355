public import Foundation
import Presence
import Vocabulary

/// How the visits of a person read once a stretch of the past has been looked through again.
///
/// Where the evidence says something, it counts; elsewhere the visits stay. The visit that still lasts is the live
/// state's: where it began may change, its room does not.
///
/// What came late of a day whose other sightings are deleted fills times without a visit, and changes only what was
/// filled so before: without the evidence of the others no person can be judged again.
///
/// What a person said of a visit stays as it is.
public struct VisitRevision: Equatable, Sendable {
    /// Times that differ by less than this, in seconds, are those of one change: within a second several receivers
    /// hear.
    static let sliver = 1.5

    /// In the order of time.
    public private(set) var visits: [RecordedVisit]
    /// From where on it is not yet clear where they were. Nil if all is clear.
    public let unsettledFrom: Date?

    /// Whether nothing but filled visits may have changed.
    let onlyFills: Bool
    let before: [RecordedVisit]

    /// - Parameters:
    ///   - visits: all visits that touch the stretch, in the order of time.
    ///   - stretch: it has no stays in times of which a person said where they were.
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

    /// All visits, with filled ones in the gaps between the others.
    private static func filled(_ visits: [RecordedVisit], _ stretch: PersonInterval) -> [RecordedVisit] {
        let known = visits.filter { !$0.isFilled }
        let stays = stretch.stays.map { RecordedVisit($0, isFilled: true) }.flatMap { stay in
            left(of: [stay], beside: known.map { ($0.enteredAt, $0.until) })
        }
        let earlier = left(of: visits.filter(\.isFilled), beside: stays.map { ($0.enteredAt, $0.until) })
        let filled = joined(earlier + stays, in: stretch).filter { !$0.isSliver(sliver) }
        return (known + filled).sorted { $0.enteredAt < $1.enteredAt }
    }

    /// How far the evidence can be taken over. Where it ends while a visit to another room still lasts, that visit is
    /// about to be ended, and would be left over.
    private static func cut(_ visits: [RecordedVisit], _ stretch: PersonInterval) -> (at: Date, isSettled: Bool) {
        guard let last = stretch.stays.last, last.to < stretch.to,
            let open = visits.last, open.leftAt == nil, open.covers(last.to), open.room != last.room,
            open.correction == nil
        else { return (stretch.to, true) }
        return (max(last.from, min(open.enteredAt, last.to)), false)
    }

    /// The parts of visits outside these times, which are in their order.
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

    /// In order, with what is too short to mean anything given to a neighbour, and visits of one room that meet made
    /// one.
    ///
    /// A short visit beside the stretch stays: what is on its other side was not read.
    private static func joined(_ parts: [RecordedVisit], in stretch: PersonInterval) -> [RecordedVisit] {
        func isSliver(_ part: RecordedVisit) -> Bool {
            part.isSliver(sliver) && part.enteredAt <= stretch.to && part.until >= stretch.from
        }
        let whole = merged(parts.sorted { $0.enteredAt < $1.enteredAt }) { $0.room == $1.room }
        let meaningful = merged(whole) { isSliver($0) || isSliver($1) }
        return merged(meaningful) { $0.room == $1.room }
    }

    /// Makes one of two visits that meet and belong together; it has the room of the longer.
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

    /// Why each visit ended: by a move where another follows on, and else as it was said of the visit that ended there.
    mutating func nameEnds() {
        for index in visits.indices where !onlyFills || visits[index].isFilled {
            // What a person said ended so already.
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
        // What follows on a visit that was not touched may begin after the stretch.
        if let same = before.first(where: { $0.leftAt == leftAt })?.end { return same }
        let ended = before.filter { $0.end != nil && $0.end != .moved }
            .map { (end: $0.end, distance: abs($0.until.timeIntervalSince(leftAt))) }
            .min { $0.distance < $1.distance }
        guard let ended, ended.distance <= 2 * Self.sliver else { return .unknown }
        return ended.end ?? .unknown
    }

    /// A visit keeps its number where most of it stays.
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

    /// The numbers of visits that are no more.
    public var deleted: [Int64] {
        let kept = Set(visits.compactMap(\.id))
        return before.compactMap(\.id).filter { !kept.contains($0) }
    }

    public var changed: [RecordedVisit] { visits.filter { $0.id != nil && !before.contains($0) } }

    public var added: [RecordedVisit] { visits.filter { $0.id == nil } }
}

extension VisitRevision {
    /// How they read once a person has said where a person was.
    /// - Parameters:
    ///   - visits: all visits that touch these times, in the order of time.
    ///   - times: the times that it decides, in their order: what was known of them before goes.
    ///   - visit: where they were; nil if they were nowhere. It keeps its number.
    ///   - end: why the visit that this cuts short ended, where no other follows.
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

    /// Whether two visits that are one rest on nothing but the word of a client.
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
