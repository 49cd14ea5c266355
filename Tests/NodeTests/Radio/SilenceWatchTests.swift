import Testing

@testable import Node

@Suite("Silence watch")
struct SilenceWatchTests {
    @Test("The scan is started again after 30 s, then at pauses that double to 15 minutes")
    func pauses() {
        var silence = SilenceWatch(at: .seconds(100))
        var restarts: [Duration] = []
        while silence.nextCheck <= .seconds(100 + 2 * 3600) {
            let now = silence.nextCheck
            if silence.answered(at: now) { restarts.append(now - .seconds(100)) }
        }
        #expect(restarts == [30, 90, 210, 450, 930, 1830, 2730, 3630, 4530, 5430, 6330].map { .seconds($0) })
    }

    @Test("The controller is asked every 30 s of silence, also between two restarts")
    func checks() {
        var silence = SilenceWatch(at: .zero)
        let first = silence.answered(at: .seconds(30))
        #expect(first)
        #expect(silence.nextCheck == .seconds(60))
        let second = silence.answered(at: .seconds(60))
        #expect(!second)
        #expect(silence.nextCheck == .seconds(90))
    }

    @Test("Whatever is heard begins the silence anew")
    func heard() {
        var silence = SilenceWatch(at: .zero)
        _ = silence.answered(at: .seconds(30))
        silence.heard(at: .seconds(50))
        #expect(silence == SilenceWatch(at: .seconds(50)))
    }
}
