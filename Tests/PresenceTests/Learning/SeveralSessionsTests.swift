import Testing

@testable import Presence

@Suite("Several sessions of a recording")
struct SeveralSessionsTests {
    private static let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]

    /// A building in which the receiver of room 20 hears badly, so that it is worth something to learn how it sounds.
    private func fingerprints() -> RadioScape {
        RadioScape([10: [1: -52, 2: -70, 3: -75], 20: [1: -65.5, 2: -62, 3: -65.5], 30: [1: -75, 2: -70, 3: -52]])
    }

    private func walk(_ rooms: [Int64]) -> [[Int64: Double]] {
        var fingerprints = fingerprints()
        return fingerprints.walk(rooms).map(\.levels)
    }

    private func played(_ sessions: [SessionReplay.Session]) -> [SessionReplay.Decisions] {
        var playback = SessionReplay(
            building: Building(), placement: Self.placement, receivers: [1, 2, 3],
            teaching: SelfTraining(placement: Self.placement))
        return playback.play(sessions)
    }

    private var sessions: [SessionReplay.Session] {
        [
            SessionReplay.Session(seconds: walk([10, 20, 30, 20, 10, 20, 30, 20, 10])),
            SessionReplay.Session(start: 70, seconds: walk([30, 20, 10, 20, 30, 20, 10, 20])),
            SessionReplay.Session(start: 2000, seconds: walk([20, 30, 20, 10])),
        ]
    }

    @Test("What is said rests on what was heard by then, in whichever session", arguments: [100, 170, 260, 330, 2050])
    func fromThePastAlone(end: Int) {
        let whole = played(sessions)
        let cut = sessions.map { session in
            SessionReplay.Session(
                start: session.start, seconds: Array(session.seconds.prefix(max(0, end - session.start))))
        }
        for (cut, whole) in zip(played(cut), whole) { #expect(cut.live == Array(whole.live.prefix(cut.live.count))) }
    }

    @Test("What one session teaches is known in another of the same time, and in a later one")
    func taughtByOthers() {
        let together = played(sessions)
        let alone = sessions.map { played([$0])[0] }
        #expect(together[1].live != alone[1].live && together[2].live != alone[2].live)
    }

    @Test("A session in which nothing was heard is one in which nothing is said")
    func empty() {
        #expect(played([SessionReplay.Session(seconds: [])]) == [SessionReplay.Decisions()])
        #expect(played([]).isEmpty)
    }
}
