import Foundation
import Testing

@testable import Presence

@Suite("A scanner that is put up in another room")
struct MovedScannerTests {
    /// Held by scanner 1 in room 10 for a minute.
    private func held() -> Scene {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -60)])
        return scene
    }

    /// Scanner 1 stands in room 30 since then, and others may stand in room 10.
    private func moved(at time: Double, still: [Int64] = []) -> Building {
        var placement = [1: 30, 2: 20] as [Int64: Int64]
        for scanner in still { placement[scanner] = 10 }
        return Building(placement: placement, vacatedAt: [10: Scene.date(time)])
    }

    @Test("Leaves whom it held in its old room unknown: nobody listens there any more")
    func leftBehind() {
        var scene = held()
        scene.engine.update(building: moved(at: 61))
        scene.seconds(61...300)
        #expect(scene.told == ["present 10", "unknown 10"])
        #expect(scene.transitions.map { $0.after.decidedAt.timeIntervalSince(Scene.date(0)) } == [1, 92])
    }

    @Test("Proves nothing of whom it left unknown when it was taken down")
    func takenDown() {
        var scene = held()
        scene.seconds(61...150, alive: [2])
        scene.engine.update(building: moved(at: 151))
        scene.seconds(160...400)
        #expect(scene.told == ["present 10", "unknown 10"])
        scene.seconds(401...420, hears: [(2, -60)])
        scene.seconds(421...520)
        #expect(scene.told == ["present 10", "unknown 10", "present 20", "left 20"])
    }

    @Test("Takes those it goes on hearing along, also where it hears them seldom")
    func heardSeldom() {
        var scene = held()
        scene.engine.update(building: moved(at: 61))
        for second in 61...200 {
            let now = Double(second)
            var draft = scene.engine.draft()
            for scanner: Int64 in [1, 2] {
                draft.contact(scanner: scanner, at: Scene.date(now), completeThrough: Scene.date(now))
            }
            if second % 10 == 9 {
                draft.observe(Scene.sighting(by: 1, in: 30, -60).heard(at: now), at: Scene.date(now))
            }
            scene.decide(&draft, at: now)
        }
        #expect(scene.told == ["present 10", "present 30"])
    }

    @Test(
        "Tells who has left of those who came after it was moved, and of the time before it is", arguments: [0.0, 1000])
    func gone(at time: Double) {
        var scene = held()
        scene.engine.update(building: moved(at: time))
        scene.seconds(61...200)
        #expect(scene.told == ["present 10", "left 10"])
    }

    @Test("Does not let anybody else's word turn its silence into a proof")
    func heardByOthers() {
        var scene = held()
        scene.engine.update(building: moved(at: 61))
        scene.second(61)
        scene.second(62, hears: [(2, -90)])
        scene.seconds(63...400)
        #expect(scene.told == ["present 10", "unknown 10"])
    }

    @Test("Does not let the phone of somebody it left behind take them for left when both are silent")
    func withPhone() {
        var scene = held()
        scene.engine.update(building: moved(at: 61))
        scene.seconds(61...69)
        for second in [70, 90] { scene.client(hears: [1], at: Double(second)) }
        scene.seconds(91...400)
        #expect(scene.told == ["present 10", "unknown 10"])
    }

    @Test("Leaves it to another scanner of the old room to tell who has left")
    func another() {
        var scene = held()
        scene.engine.update(building: moved(at: 61, still: [3]))
        scene.seconds(61...200, alive: [1, 2, 3])
        #expect(scene.told == ["present 10", "left 10"])
    }

    @Test("Tells who has left once it is back where it was: it was moved by mistake")
    func movedBack() {
        var scene = held()
        scene.engine.update(building: moved(at: 61))
        scene.seconds(61...120)
        scene.engine.update(
            building:
                Building(placement: [1: 10, 2: 20], vacatedAt: [10: Scene.date(61), 30: Scene.date(121)]))
        scene.seconds(121...200)
        #expect(scene.told == ["present 10", "unknown 10", "left 10"])
    }
}
