import Testing

@testable import Presence

@Suite("What placement says")
struct PlacementTests {
    @Test("A room that never heard somebody is judged like one that hears them no more")
    func neverHeard() {
        var known = Placement(links: 2)
        known.hear(-70, in: 10)
        known.hear(nil, in: 20)
        var new = Placement(links: 1)
        new.hear(-70, in: 10)
        for weight in [1.0 / 20, 1 / 4.5] {
            let (before, now) = (known.scores(weight: weight), new.scores(weight: weight))
            for room: Int64 in [10, 20] { #expect(abs(now.score(of: room) - before.score(of: room)) < 1e-9) }
            #expect(now.score(of: 20) < now.score(of: 10))
        }
    }

    @Test("One odd second weighs no more than a twentieth against a room")
    func odd() {
        var placement = Placement(links: 2)
        placement.hear(-30, in: 10)
        placement.hear(-100, in: 20)
        let scores = placement.scores(weight: 1)
        #expect(abs(scores.score(of: 20) + 3) < 0.01)
    }

    @Test("Several receivers of a room do not count for more than one")
    func severalReceivers() {
        var (one, two) = (Placement(links: 2), Placement(links: 3))
        one.hear(-60, in: 10)
        one.hear(-65, in: 20)
        two.hear(-60, in: 10)
        two.hear(-60, in: 10)
        two.hear(-65, in: 20)
        #expect(abs(one.scores(weight: 0.2).score(of: 20) - two.scores(weight: 0.2).score(of: 20)) < 1e-9)
    }
}
