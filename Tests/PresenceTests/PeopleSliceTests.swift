import Foundation
import Testing
import Vocabulary

@testable import Presence

@Suite("Slices of people")
struct PeopleSliceTests {
    @Test("Each person is in exactly one slice", arguments: [1, 2, 3, 16])
    func partition(_ count: Int) {
        let slices = PeopleSlice.slices(count)
        for person: Int64 in [1, 2, 15, 16, 17, 4_711, .max] {
            #expect(slices.count { $0.contains(person) } == 1)
        }
    }

    private static func engine(of people: ClosedRange<Int64>) -> Engine {
        var engine = Engine(startedAt: Scene.date(0))
        for person in people {
            engine.restore(
                Whereabouts(
                    state: .present, room: 10, since: Scene.date(0), heardAt: Scene.date(0), decidedAt: Scene.date(0),
                    confidence: 1, link: .scanner(1), beacon: 100 + person, leaveAfter: 60),
                of: person)
        }
        for second in stride(from: 0.0, through: 200, by: 1) {
            var draft = engine.draft()
            draft.contact(scanner: 1, at: Scene.date(second), completeThrough: Scene.date(second))
            engine.keep(draft.finish())
        }
        return engine
    }

    @Test("To decide slice after slice decides the same as to decide on all people at once")
    func sameDecisions() {
        var whole = Self.engine(of: 1...700)
        var sliced = whole
        let now = Scene.date(200)
        var draft = whole.draft()
        let expected = draft.advance(to: now)
        whole.keep(draft.finish())
        #expect(expected.count == 700)

        var found: [Transition] = []
        for slice in PeopleSlice.slices(3) {
            var draft = sliced.draft()
            found += draft.advance([slice], to: now)
            sliced.keep(draft.finish())
        }
        #expect(found.sorted { $0.person < $1.person } == expected)
        #expect(sliced == whole)
    }

    @Test("Evidence of a person outside the slice is decided on with it")
    func touched() throws {
        let engine = Self.engine(of: 1...700)
        let slice = PeopleSlice.slices(3)[2]
        let outside = try #require((1...700 as ClosedRange<Int64>).first { !slice.contains($0) })
        var draft = engine.draft()
        draft.observe(
            Observation(
                person: outside, room: 20, link: .scanner(2), beacon: 100 + outside, rssi: -50,
                heardAt: Scene.date(200), leaveAfter: 60),
            at: Scene.date(200))
        let decided = draft.advance([slice], to: Scene.date(200)).map(\.person)
        #expect(draft.touched[outside]?.track.decidedAt == Scene.date(200))
        #expect(decided.allSatisfy { slice.contains($0) || $0 == outside })
        #expect(draft.touched.count == (1...700 as ClosedRange<Int64>).count(where: slice.contains) + 1)
    }
}
