import Testing

@testable import Node

@Suite("Silence watch")
struct SilenceWatchTests {
    @Test("The scan is started again twice, then the controller is reset and the adapter opened by turns")
    func remedies() {
        var silence = SilenceWatch(at: .seconds(100))
        var remedies: [SilenceWatch.Remedy] = []
        var times: [Duration] = []
        while silence.nextCheck <= .seconds(100 + 2 * 3600) {
            let now = silence.nextCheck
            guard let remedy = silence.answered(at: now) else { continue }
            remedies.append(remedy)
            times.append(now - .seconds(100))
        }
        #expect(times == [10, 30, 70, 150, 310, 630, 1270, 2170, 3070, 3970, 4870, 5770, 6670].map { .seconds($0) })
        #expect(remedies.prefix(2) == [.restartScan, .restartScan])
        for (number, remedy) in remedies.dropFirst(2).enumerated() {
            #expect(remedy == (number.isMultiple(of: 2) ? .resetController : .reopenAdapter))
        }
    }

    @Test("A remedy that takes a while ends no silence: the next one is due when it was")
    func resumed() {
        var silence = SilenceWatch(at: .zero)
        #expect(!silence.isKnown)
        #expect(silence.answered(at: .seconds(10)) == .restartScan)
        silence.resumed(at: .seconds(14))
        #expect(silence.isKnown && silence.nextCheck == .seconds(24))
        #expect(silence.answered(at: .seconds(24)) == nil)
        #expect(silence.answered(at: .seconds(34)) == .restartScan)
    }

    @Test("The controller is asked every 10 s of silence, also between two restarts")
    func checks() {
        var silence = SilenceWatch(at: .zero)
        let first = silence.answered(at: .seconds(10))
        #expect(first == .restartScan)
        #expect(silence.nextCheck == .seconds(20))
        let second = silence.answered(at: .seconds(20))
        #expect(second == nil)
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
