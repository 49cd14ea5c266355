import Devices
import Foundation
import Testing

@testable import Server
@testable import Store

@Suite("What the rules know of rooms")
struct RoomViewTests {
    private static func room(_ id: Int64, zone: Int64 = 1, listening: Int = 1) -> RuleFacts.Room {
        RuleFacts.Room(id: id, zone: zone, scanners: 1, listening: listening)
    }

    @Test("Only what changed is handed on")
    func changes() {
        var view = RoomView()
        #expect(view.take([Self.room(1), Self.room(2)]).count == 3)
        #expect(view.take([Self.room(1), Self.room(2)]).isEmpty)
        #expect(
            view.take([Self.room(1), Self.room(2, listening: 0)]) == [
                .room(2, .init(scanners: 1, listening: 0))
            ])
        #expect(view.take([Self.room(2, zone: 5, listening: 0)]).contains(.zones([5: [2]])))
        #expect(view.room(1) == nil)
    }

    @Test("People are counted from all beliefs and from each change, and forgotten with them")
    func people() {
        var view = RoomView()
        _ = view.take([Self.room(1)])
        let beliefs: [(person: Int64, belief: RoomCounts.Belief)] = [
            (7, .present(room: 1)), (8, .unknown(lastRoom: 1)),
        ]
        #expect(view.take(beliefs) == [.room(1, .init(present: 1, unknown: 1, scanners: 1, listening: 1))])
        #expect(view.take(beliefs).isEmpty)
        let change = RuleFacts.Change(id: 3, person: 9, belief: .present(room: 1), at: .distantPast)
        #expect(view.take([change]) == [.room(1, .init(present: 2, unknown: 1, scanners: 1, listening: 1))])
        #expect(view.take([(person: Int64, belief: RoomCounts.Belief)]()).count == 1)
        #expect(view.room(1) == .init(scanners: 1, listening: 1))
    }

    @Test("What a weather station said holds for its time, also where it went since")
    func station() {
        let at = Date(timeIntervalSince1970: 1_800_000_000)
        let gone = Surroundings.Device(isConnected: false, properties: ["rain": .number(1)])
        let fact = RuleFacts.DeviceFact(id: 4, kind: "weather_station", device: gone, reportedAt: at, causes: [])
        #expect(fact.inputs.last == .weather(.station(4), Weather(at: at, values: [.rain: 1])))
    }
}
