import Foundation
import Presence
import Testing
import Vocabulary

@testable import Store

@Suite("Visits after a stretch was looked through again")
struct VisitRevisionTests {
    private static func date(_ seconds: Double) -> Date { TestStore.now + seconds }

    private func visit(
        _ id: Int64?, _ room: Int64, _ from: Double, _ to: Double?, _ end: VisitEnd? = .moved,
        isTold: Bool? = false, isFilled: Bool = false
    ) -> RecordedVisit {
        RecordedVisit(
            id: id, room: room, enteredAt: Self.date(from), leftAt: to.map(Self.date), end: to == nil ? nil : end,
            isTold: isTold, isFilled: isFilled)
    }

    private func revision(
        _ visits: [RecordedVisit], _ stays: [(room: Int64, from: Double, to: Double)], within: (Double, Double),
        onlyFills: Bool = false
    ) -> VisitRevision {
        VisitRevision(
            visits,
            by: PersonInterval(
                person: 1, from: Self.date(within.0), to: Self.date(within.1),
                stays: stays.map { Stay(room: $0.room, from: Self.date($0.from), to: Self.date($0.to)) },
                onlyFills: onlyFills))
    }

    private func fill(_ id: Int64?, _ room: Int64, _ from: Double, _ to: Double, _ end: VisitEnd) -> RecordedVisit {
        visit(id, room, from, to, end, isFilled: true)
    }

    @Test(
        "Without the evidence of others, what comes late fills gaps alone, and no visit that was there changes"
    )
    func onlyFills() {
        let known = [
            visit(1, 10, 0, 20, .left), visit(2, 20, 50, 60), visit(3, 10, 60, 70, .left), visit(4, 10, 99, nil),
        ]
        let found = revision(known, [(10, 10, 55), (30, 55, 97), (10, 97, 200)], within: (0, 200), onlyFills: true)
        #expect(
            found.visits == [
                known[0], fill(nil, 10, 20, 50, .moved), known[1], known[2], fill(nil, 30, 70, 97, .moved),
                fill(nil, 10, 97, 99, .moved), known[3],
            ])
        #expect(found.changed.isEmpty && found.deleted.isEmpty && found.unsettledFrom == nil)
        #expect(
            revision(known, [(20, 5, 21), (20, 49, 100)], within: (0, 200), onlyFills: true).added.map(\.room) == [20])
    }

    @Test("What was filled grows by what comes later still")
    func grows() {
        let known = [visit(1, 20, 0, 20, .left), fill(2, 10, 30, 60, .unknown)]
        let found = revision(known, [(10, 58, 90)], within: (58, 100), onlyFills: true)
        #expect(found.visits == [known[0], fill(2, 10, 30, 90, .unknown)])
        let ordinary = revision(found.visits, [(10, 88, 120)], within: (88, 130))
        #expect(ordinary.visits == [known[0], visit(2, 10, 30, 120, .unknown)], "by evidence of everybody")
    }

    @Test("What a client alone said stays marked so, until a scanner heard them there too")
    func told() {
        let client = visit(1, 10, 0, nil, isTold: true)
        let other = revision([client], [(20, 10, 20)], within: (0, 20))
        #expect(other.visits.first?.isTold == true)
        #expect(revision([client], [(10, 10, 20)], within: (0, 20)).visits.map(\.isTold) == [false])
        let old = visit(1, 10, 0, 5, .left, isTold: nil)
        #expect(revision([old], [(20, 10, 20)], within: (6, 20)).visits.map(\.isTold) == [nil, false])
    }

    @Test("A move is dated back, and both visits keep their numbers")
    func backdated() {
        let found = revision(
            [visit(1, 10, 0, 35), visit(2, 20, 35, nil)], [(10, 0, 30), (20, 30, 60)], within: (0, 60))
        #expect(found.visits == [visit(1, 10, 0, 30), visit(2, 20, 30, nil)])
        #expect(found.deleted.isEmpty && found.added.isEmpty && found.changed.count == 2)
        #expect(found.unsettledFrom == nil)
    }

    @Test("A visit that was none is gone, and the ones beside it are one")
    func flap() {
        let found = revision(
            [visit(1, 10, 0, 20), visit(2, 20, 20, 25), visit(3, 10, 25, nil)], [(10, -30, 90)], within: (0, 60))
        #expect(found.visits == [visit(3, 10, 0, nil)])
        #expect(found.deleted.sorted() == [1, 2])
    }

    @Test("A visit that was missed is there")
    func missed() {
        let found = revision([visit(1, 10, 0, nil)], [(10, 0, 20), (20, 20, 30), (10, 30, 60)], within: (0, 60))
        #expect(found.visits.map(\.room) == [10, 20, 10])
        #expect(found.visits.map(\.id) == [nil, nil, 1], "the number stays with the visit that lasts")
        #expect(found.visits.map(\.end) == [.moved, .moved, nil])
    }

    @Test("A visit before the stretch stays, however short: what is before it is not known here")
    func shortBefore() {
        let found = revision(
            [visit(2, 20, -2, -0.8), visit(3, 10, -0.8, nil)], [(10, 0, 60)], within: (0, 60))
        #expect(found.visits == [visit(2, 20, -2, -0.8), visit(3, 10, -0.8, nil)])
    }

    @Test("What comes late fills a time of which nothing was known")
    func late() {
        let found = revision(
            [visit(1, 10, 0, 20, .unknown), visit(2, 10, 90, nil)], [(20, 30, 80)], within: (25, 85))
        #expect(
            found.visits == [visit(1, 10, 0, 20, .unknown), visit(nil, 20, 30, 80, .unknown), visit(2, 10, 90, nil)])
        #expect(found.added.count == 1 && found.changed.isEmpty)
    }

    @Test("Outside the stretch, and where the evidence says nothing, visits stay as they are")
    func outside() {
        let visits = [visit(1, 10, -500, -400, .left), visit(2, 20, 0, 50, .left)]
        #expect(revision(visits, [], within: (0, 60)).visits == visits)
        #expect(revision(visits, [(20, 0, 50)], within: (0, 60)).visits == visits)
    }

    @Test("Two stretches that meet make one visit of one room")
    func stitched() {
        let first = revision([visit(1, 10, 0, nil)], [(20, 0, 90)], within: (0, 60))
        #expect(first.visits == [visit(nil, 20, 0, 60), visit(1, 10, 60, nil)])
        let second = revision(
            [visit(7, 20, 0, 60), visit(1, 10, 60, nil)], [(20, 30, 70), (10, 70, 120)], within: (60, 120))
        #expect(second.visits == [visit(7, 20, 0, 70), visit(1, 10, 70, nil)])
    }

    @Test("A visit that reaches beyond the stretch keeps its end")
    func beyond() {
        let found = revision([visit(1, 10, 0, 70)], [(20, 0, 90)], within: (0, 60))
        #expect(found.visits == [visit(nil, 20, 0, 60), visit(1, 10, 60, 70)])
    }

    @Test("Where the evidence ends in another room than the visit that lasts, it waits until that has ended")
    func unsettled() {
        let waits = revision([visit(1, 10, 0, nil)], [(10, 0, 40), (20, 40, 50)], within: (0, 60))
        #expect(waits.unsettledFrom == Self.date(40) && waits.visits == [visit(1, 10, 0, nil)])
        let ended = revision([visit(1, 10, 0, 50.3, .left)], [(10, 0, 40), (20, 40, 50)], within: (0, 60))
        #expect(ended.unsettledFrom == nil)
        #expect(ended.visits == [visit(1, 10, 0, 40), visit(nil, 20, 40, 50.3, .left)])
    }

    @Test("What is shorter than a change takes goes to a neighbour, and to one of its own room first")
    func slivers() {
        let shared = revision(
            [visit(1, 10, 0, 60), visit(2, 20, 60, nil)], [(10, 0, 60), (20, 60, 61)], within: (0, 90))
        #expect(shared.visits == [visit(1, 10, 0, 60), visit(2, 20, 60, nil)])
        let odd = revision([visit(1, 10, 0, 50.4, .left)], [(20, 0.3, 50)], within: (0, 90))
        #expect(odd.visits == [visit(nil, 20, 0, 50.4, .left)])
    }

    @Test("Random visits and stays: never an overlap, never an end before a beginning, and the open visit stays")
    func random() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var (clock, visits, stays) = (0.0, [RecordedVisit](), [(room: Int64, from: Double, to: Double)]())
            while clock < 120 {
                let (gap, length) = (Double.random(in: 0...20, using: &generator), Double.random(in: 0.01...40))
                let start = Bool.random() ? clock : clock + gap
                visits.append(visit(Int64(visits.count), Int64.random(in: 1...3), start, start + length, .left))
                clock = start + length
            }
            if Bool.random() { visits.append(visit(99, Int64.random(in: 1...3), clock, nil)) }
            clock = Double.random(in: 0...40)
            while clock < 100 {
                let length = Double.random(in: 0.5...30)
                stays.append((Int64.random(in: 1...3), clock, clock + length))
                clock += length + (Bool.random() ? 0 : Double.random(in: 0...20))
            }
            let found = revision(visits, stays, within: (20, 80)).visits
            for (one, other) in zip(found, found.dropFirst()) { #expect(one.until <= other.enteredAt) }
            #expect(found.allSatisfy { $0.enteredAt < $0.until && ($0.leftAt == nil) == ($0.end == nil) })
            #expect(found.last?.leftAt != nil || found.last?.id == 99)
            #expect((found.last?.leftAt == nil) == (visits.last?.leftAt == nil))
            #expect(Set(found.compactMap(\.id)).count == found.compactMap(\.id).count)
        }
    }
}
