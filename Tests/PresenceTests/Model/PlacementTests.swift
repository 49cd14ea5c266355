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
            func before(_ room: Int64) -> Double { known.scores().score(of: room, weight: weight) }
            func now(_ room: Int64) -> Double { new.scores().score(of: room, weight: weight) }
            for room: Int64 in [10, 20] { #expect(abs(now(room) - before(room)) < 1e-9) }
            #expect(now(20) < now(10))
        }
    }

    @Test("One odd second weighs no more than a twentieth against a room")
    func odd() {
        var placement = Placement(links: 2)
        placement.hear(-30, in: 10)
        placement.hear(-100, in: 20)
        #expect(abs(placement.scores().score(of: 20, weight: 1) + 3) < 0.01)
    }

    @Test("Several receivers of a room do not count for more than one")
    func severalReceivers() {
        var (one, two) = (Placement(links: 2), Placement(links: 3))
        one.hear(-60, in: 10)
        one.hear(-65, in: 20)
        two.hear(-60, in: 10)
        two.hear(-60, in: 10)
        two.hear(-65, in: 20)
        let scores = [one, two].map { $0.scores().score(of: 20, weight: 0.2) }
        #expect(abs(scores[0] - scores[1]) < 1e-9)
    }

    @Test(
        "A room whose receivers are all dead is as likely as the likeliest other, or, with nothing known, the loudest"
    )
    func notListening() {
        func scores(beside likeliest: Int64?) -> Placement.Scores {
            var placement = Placement(links: 2)
            placement.hear(-60, in: 10)
            placement.hear(-70, in: 20)
            return placement.scores(notListening: [30], beside: likeliest)
        }
        for room: Int64 in [10, 20] {
            let scores = scores(beside: room)
            #expect(scores.score(of: 30, weight: 0.2) == scores.score(of: room, weight: 0.2))
        }
        #expect(scores(beside: nil).score(of: 30, weight: 0.2) == 0)
        #expect(scores(beside: 40).score(of: 30, weight: 0.2) == scores(beside: nil).score(of: 50, weight: 0.2))
    }
}
