import Testing

@testable import Presence

@Suite("Doors")
struct DoorsTests {
    /// Three rooms in a row; only the doors tell 20 from 30 when both are heard alike.
    private let sounds: [Int64: [Int64: Double]] = [
        10: [1: -55, 2: -70, 3: -70], 20: [1: -70, 2: -60, 3: -60], 30: [1: -70, 2: -60, 3: -60],
    ]
    private let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]

    @Test("Of two rooms that sound alike, somebody is in the one behind a door", arguments: [20, 30])
    func behindADoor(room: Int64) {
        var fingerprints = RadioScape(sounds)
        let walk = fingerprints.walk([10, 20]).map(\.levels)
        var playback = SessionReplay(
            building: Building(doors: [.init(10, room), .init(50 - room, 40)]),
            placement: placement, receivers: [1, 2, 3])
        let said = playback.play(walk).record
        #expect(said[20] == 10 && said[70...].allSatisfy { $0 == room })
    }

    /// Whoever writes the doors of a school down writes down what is true: that all of them lead to the corridor.
    @Test("Doors that lead through a corridor without a scanner keep nobody from the next room", arguments: [1, 2])
    func corridor(halls: Int) {
        let rooms: [Int64] = [10, 20, 30]
        let near: [Int64: [Int64: Double]] = [
            10: [1: -60, 2: -65, 3: -65], 20: [1: -65, 2: -60, 3: -65], 30: [1: -65, 2: -65, 3: -60],
        ]
        let doors = Set(rooms.map { Building.Door($0, halls == 1 || $0 == 10 ? 40 : 50) } + [.init(40, 50)])
        func delay(_ doors: Set<Building.Door>) -> Int {
            var fingerprints = RadioScape(near)
            let walk = fingerprints.walk([10, 20, 30, 20, 10, 30, 10, 20])
            var playback = SessionReplay(
                building: Building(doors: doors), placement: placement, receivers: [1, 2, 3])
            return zip(playback.play(walk.map(\.levels)).live, walk).count { $0 != $1.room }
        }
        #expect(delay(doors) <= delay([]) + 2)
    }

    @Test("A room that no door leads to is still found")
    func unknownDoor() {
        var fingerprints = RadioScape(sounds.merging([30: [1: -85, 2: -85, 3: -50]]) { $1 })
        let share = fingerprints.share(
            right: \.live, of: [10, 30], Building(doors: [.init(10, 20)]), placement: placement)
        #expect(share > 0.9)
    }

    @Test("The ways from a room add up to one, doors or no doors")
    func waysAddUp() {
        let transitions = TransitionModel(
            doors: TransitionModel.Doors([.init(1, 2), .init(2, 3)], heard: [1, 2, 3, 4]), moveRate: 0.02)
        for rooms in [[1, 2, 3, 4], [1, 3], [1, 2, 4], [3, 4], [2, 3]] as [[Int64]] {
            for room in rooms {
                let ways = transitions.ways(from: room, among: rooms)
                #expect(abs(rooms.reduce(0) { $0 + ways.chance(of: $1) } - 1) < 1e-9)
            }
        }
    }
}
