import Testing

@testable import Node

@Suite("Silence watch")
struct SilenceWatchTests {
    @Test("The scan is started again after 10 s, then at pauses that double to 15 minutes")
    func pauses() {
        var silence = SilenceWatch(at: .seconds(100))
        var restarts: [Duration] = []
        while silence.nextCheck <= .seconds(100 + 2 * 3600) {
            let now = silence.nextCheck
            if silence.answered(at: now) { restarts.append(now - .seconds(100)) }
        }
        #expect(restarts == [10, 30, 70, 150, 310, 630, 1270, 2170, 3070, 3970, 4870, 5770, 6670].map { .seconds($0) })
    }

    @Test("The controller is asked every 10 s of silence, also between two restarts")
    func checks() {
        var silence = SilenceWatch(at: .zero)
        let first = silence.answered(at: .seconds(10))
        #expect(first)
        #expect(silence.nextCheck == .seconds(20))
        let second = silence.answered(at: .seconds(20))
        #expect(!second)
        #expect(silence.nextCheck == .seconds(30))
    }

    @Test("Whatever is heard begins the silence anew")
    func heard() {
        var silence = SilenceWatch(at: .zero)
        _ = silence.answered(at: .seconds(10))
        silence.heard(at: .seconds(50))
        #expect(silence == SilenceWatch(at: .seconds(50)))
    }
}
