import Testing

@testable import Presence

@Suite("A room that is weighed against the one somebody is in")
struct ContestTests {
    private func contest(after seconds: [Double]) -> Contest {
        var contest = Contest(held: 10, rival: 20)
        for second in seconds { contest.take(second, after: 1) }
        return contest
    }

    @Test("Whom nothing spoke against before is moved at once")
    func first() {
        #expect(contest(after: [-3, -3, 1]).isDecided(for: 20))
    }

    @Test("After something was said in vain, half as much more has to be said, for that room alone")
    func vain() {
        let vain = [2.5, 2.5, -3, -3]
        #expect(!contest(after: vain + [2.5, 2.5]).isDecided(for: 20))
        #expect(contest(after: vain + [2.5, 2.5, 2.5]).isDecided(for: 20))
        #expect(contest(after: vain).isDecided(for: 30))
    }

    @Test("What was said in vain counts for the way back, too, and fades")
    func fades() {
        let reversed = contest(after: [2.5, 2.5, -3, -3, 2.5, 2.5, 2.5]).reversed()
        #expect(reversed.held == 20 && reversed.rival == 10 && !reversed.isDecided(for: 10))
        var later = reversed
        later.take(-3, after: 3_600)
        #expect(later.isIdle)
        later.take(1, after: 1)
        #expect(later.isDecided(for: 10))
    }

    @Test(
        "A badge that lies still between two rooms seldom changes them, and is seen in a third as soon as it comes",
        arguments: [(0, 16), (2, 11), (4, 5)])
    func still(apart: Double, changes: Double) {
        let outcomes = (1...60).map { StillBadge(apart: apart, correlation: 0, seed: $0).outcome() }
        let live = Double(outcomes.reduce(0) { $0 + $1.live }) / 60
        let arrival = Double(outcomes.reduce(0) { $0 + ($1.arrival ?? StillBadge.carried) }) / 60
        #expect(live < changes && arrival < 6, "\(live) changes, seen after \(arrival) s")
    }
}
