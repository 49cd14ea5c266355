import Testing

@testable import Presence

@Suite("A recording played through the engine")
struct PlaybackTests {
    private func played(_ seconds: [[Int64: Double]]) -> Playback.Decisions {
        var playback = Playback(building: Building(), placement: [1: 10, 2: 20], receivers: [1, 2])
        return playback.play(seconds)
    }

    @Test("The record moves somebody at the beginning of the first second that was heard in the other room")
    func turn() {
        let decisions = played((0..<60).map { $0 < 30 ? [1: -50, 2: -85] : [1: -85, 2: -50] })
        #expect(decisions.record.firstIndex(of: 20) == 29, "what second 30 says was heard from 29 to 30")
        #expect(decisions.live.firstIndex(of: 20).map { $0 >= 30 } == true, "nobody can know it sooner")
    }

    @Test("The record moves somebody in the middle of a silence, and knows nothing of a long one")
    func silence() {
        let decisions = played(
            (0..<200).map { $0 < 30 ? [1: -50] : (40..<60).contains($0) || $0 > 150 ? [2: -50] : [:] })
        #expect(decisions.record.firstIndex(of: 20) == 34)
        #expect(decisions.record[59] == 20 && decisions.record[60..<151].allSatisfy { $0 == nil })
        #expect(decisions.record[0] == 10 && decisions.record.last == 20)
    }
}
