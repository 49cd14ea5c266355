import Testing

@testable import Presence

@Suite("Doors")
struct DoorsTests {
    /// Three rooms in a row; only the doors tell 20 from 30 when both are heard alike.
    private let sounds: [Int64: [Int64: Double]] = [
        10: [1: -55, 2: -70, 3: -70], 20: [1: -70, 2: -60, 3: -60], 30: [1: -70, 2: -60, 3: -60],
    ]
    private let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]

    @Test("Of two rooms that sound alike, somebody is in the one behind a door")
    func behindADoor() {
        var scape = SoundScape(sounds)
        let walk = scape.walk([10, 20]).map(\.levels)
        var playback = Playback(
            building: Building(doors: [.init(10, 20), .init(20, 40), .init(40, 30)]), placement: placement,
            receivers: [1, 2, 3])
        let said = playback.play(walk).record
        #expect(said[20] == 10 && said[70...].count { $0 == 20 } > said[70...].count { $0 == 30 })
    }

    @Test("A room that no door leads to is still found")
    func unknownDoor() {
        var scape = SoundScape(sounds.merging([30: [1: -85, 2: -85, 3: -50]]) { $1 })
        let share = scape.share(
            right: \.live, of: [10, 30], Building(doors: [.init(10, 20)]), placement: placement)
        #expect(share > 0.9)
    }

    @Test("The ways from a room add up to one, doors or no doors")
    func waysAddUp() {
        let passages = Passages(doors: [.init(1, 2), .init(2, 3)], moveRate: 0.02)
        for room: Int64 in 1...4 {
            let ways = passages.ways(from: room, among: [1, 2, 3, 4])
            #expect(abs((1...4).reduce(0) { $0 + ways.chance(of: $1) } - 1) < 1e-9)
        }
    }
}
