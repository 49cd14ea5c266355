import Testing

@testable import Presence

@Suite("How punctual scanners are")
struct PunctualityTests {
    @Test("Who hands in what is too old for now is late, for as long as that is so and half a minute after")
    func late() {
        var scene = Scene()
        scene.second(1, hears: [(1, -55)])
        #expect(scene.engine.punctuality(at: Scene.date(1)) == Punctuality(listening: 2, late: 0))
        scene.second(50, hears: [(1, -55)])
        scene.handsIn(20...30, at: 51)
        #expect(scene.engine.punctuality(at: Scene.date(51)) == Punctuality(listening: 2, late: 1))
        for second in 52...90 { scene.second(Double(second), hears: [(1, -55)]) }
        #expect(scene.engine.punctuality(at: Scene.date(80)).late == 1)
        #expect(scene.engine.punctuality(at: Scene.date(82)).late == 0)
    }

    @Test("Who is quiet counts neither way")
    func quiet() {
        var scene = Scene()
        scene.second(1, hears: [(1, -55)])
        for second in 2...60 { scene.second(Double(second), alive: [2]) }
        #expect(scene.engine.punctuality(at: Scene.date(60)) == Punctuality(listening: 1, late: 0))
    }

    @Test(
        "More than half of them is a trouble of all",
        arguments: [(1, 1, true), (2, 1, false), (3, 2, true), (0, 0, false)])
    func behind(listening: Int, late: Int, isBehind: Bool) {
        #expect(Punctuality(listening: listening, late: late).isBehind == isBehind)
    }
}
