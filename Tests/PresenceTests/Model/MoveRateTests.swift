import Foundation
import Testing

@testable import Presence

@Suite("How often people move")
struct MoveRateTests {
    @Test("A survey that changes room every second makes no rate that a model cannot have")
    func restless() {
        let walk = (0..<600).map { second in
            Survey.Second(
                levels: [1: second.isMultiple(of: 2) ? -50 : -70, 2: -60], room: second.isMultiple(of: 2) ? 10 : 20)
        }
        let building = Building(placement: [1: 10, 2: 20], map: RadioMap(learning: Survey(walks: [walk])))
        let context = Context(keepsTrail: false, building: building, startedAt: Scene.date(0))
        #expect(context.transitions.leaving(after: 1) <= 0.5)
    }
}
