import Testing

@testable import Presence

@Suite("How punctual scanners are")
struct PunctualityTests {
    private var scene = Scene()

    @Test("Who hands in what is too old for now is late, for as long as that is so and half a minute after")
    mutating func late() {
        tell(1, of: 1, at: 1)
        tell(2, of: 1, at: 1)
        #expect(punctuality(at: 1) == Engine.Punctuality(telling: 2, late: 0))
        tell(1, of: 50, at: 50)
        tell(2, of: 20, at: 51)
        #expect(punctuality(at: 51) == Engine.Punctuality(telling: 2, late: 1))
        tell(2, of: 78, at: 78)
        #expect(punctuality(at: 79) == Engine.Punctuality(telling: 2, late: 1))
        #expect(punctuality(at: 82) == Engine.Punctuality(telling: 1, late: 0))
    }

    @Test("Who hears nobody counts neither way, however alive")
    mutating func silent() {
        tell(1, of: 1, at: 1)
        for second in 2...60 { scene.second(Double(second), alive: [1, 2]) }
        #expect(punctuality(at: 60) == Engine.Punctuality(telling: 0, late: 0))
    }

    @Test(
        "More than half of them is a trouble of all",
        arguments: [(1, 1, true), (2, 1, false), (3, 2, true), (0, 0, false)])
    func behind(telling: Int, late: Int, isBehind: Bool) {
        #expect(Engine.Punctuality(telling: telling, late: late).isBehind == isBehind)
    }

    private func punctuality(at time: Double) -> Engine.Punctuality { scene.engine.punctuality(at: Scene.date(time)) }

    /// A scanner reports what it heard of the person in a second.
    private mutating func tell(_ scanner: Int64, of second: Double, at time: Double) {
        var draft = scene.engine.draft()
        draft.report(scanner: scanner, heardThrough: Scene.date(second))
        draft.observe(scene.sighting(scanner, -55, at: second), at: Scene.date(time))
        scene.decide(&draft, at: time)
    }
}
