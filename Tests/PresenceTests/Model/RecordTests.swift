import Testing

@testable import Presence

@Suite("The record")
struct RecordTests {
    private let placement: [Int64: Int64] = [1: 10, 2: 20]

    private func play(_ levels: [[Int64: Double]]) -> SessionReplay.Decisions {
        var playback = SessionReplay(building: Building(), placement: placement, receivers: [1, 2])
        return playback.play(levels)
    }

    @Test("A move is dated to where it began, which is before it was shown")
    func earlier() throws {
        let decisions = play(
            Array(repeating: [1: -62, 2: -68], count: 30) + Array(repeating: [1: -68, 2: -62], count: 30))
        let (shown, known) = (decisions.live.firstIndex(of: 20), decisions.record.firstIndex(of: 20))
        let (live, record) = try (#require(shown), #require(known))
        #expect(record < live && abs(record - 30) <= 2)
    }

    @Test("A move that was shown by mistake is taken back")
    func takenBack() {
        let decisions = play(
            Array(repeating: [1: -62, 2: -70], count: 30) + Array(repeating: [1: -78, 2: -62], count: 3)
                + Array(repeating: [1: -62, 2: -70], count: 30))
        #expect(decisions.live.contains(20))
        #expect(decisions.record.allSatisfy { $0 == 10 })
    }

    @Test("In a long silence nobody is anywhere, and a short one is bridged")
    func silences() {
        let heard = Array(repeating: [Int64(1): -60.0], count: 20)
        let bridged = play(heard + Array(repeating: [:], count: 20) + heard)
        #expect(bridged.record.allSatisfy { $0 == 10 })
        let parted = play(heard + Array(repeating: [:], count: 150) + heard)
        #expect(parted.record[60] == nil && parted.record[180] == 10)
    }
}
