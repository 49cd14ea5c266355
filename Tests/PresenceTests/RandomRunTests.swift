import Testing
import Vocabulary

@testable import Presence

@Suite("The presence engine with random evidence")
struct RandomRunTests {
    @Test("Visits of a person follow each other, each with a length and an end, and agree with the whereabouts")
    func rules() {
        var visits = 0
        for seed: UInt64 in 0..<100 {
            var run = RandomRun(seed: seed)
            run.play(1...400)
            #expect(run.visits.faults.isEmpty, "seed \(seed): \(run.visits.faults.first ?? "")")
            #expect(run.visits.agrees(with: run.engine), "seed \(seed)")
            visits += run.visits.visits.values.reduce(0) { $0 + $1.count }
        }
        #expect(visits > 1000, "the runs should not be empty")
    }

    @Test("The rules hold as well if the people are decided on in slices")
    func slices() {
        for seed: UInt64 in 0..<50 {
            for decidesAhead in [false, true] {
                var run = RandomRun(seed: seed, decidesAhead: decidesAhead, slices: 3)
                run.play(1...400)
                #expect(run.visits.faults.isEmpty, "seed \(seed): \(run.visits.faults.first ?? "")")
                #expect(run.visits.agrees(with: run.engine), "seed \(seed)")
                #expect(!run.visits.visits.isEmpty)
            }
        }
    }

    @Test("Restarts at any time lose no visit and double none")
    func restarts() {
        for seed: UInt64 in 0..<100 {
            var run = RandomRun(seed: seed)
            run.play(1...400, restarts: 0.03)
            #expect(run.visits.faults.isEmpty, "seed \(seed): \(run.visits.faults.first ?? "")")
            #expect(run.visits.agrees(with: run.engine), "seed \(seed)")
        }
    }

    @Test("The same evidence gives the same record")
    func deterministic() {
        var (first, second) = (RandomRun(seed: 7), RandomRun(seed: 7))
        first.play(1...300)
        second.play(1...300)
        #expect(first.engine == second.engine && first.visits.visits == second.visits.visits)
    }

    @Test("Decisions on top of decisions that are not kept yet are the same as after they are kept")
    func ahead() {
        var switches = 0
        for seed: UInt64 in 0..<50 {
            var (first, second) = (RandomRun(seed: seed), RandomRun(seed: seed, decidesAhead: true))
            first.play(1...300)
            second.play(1...300)
            #expect(first.visits.visits == second.visits.visits, "seed \(seed)")
            #expect(first.engine == second.engine, "seed \(seed)")
            #expect(first.switches == second.switches && first.touched == second.touched, "seed \(seed)")
            // The first badge of a person is no other than before.
            switches += first.switches.joined().count - Set(first.switches.joined().map(\.person)).count
        }
        #expect(switches > 20, "the runs should not be without switches")
    }

    @Test("When all goes on as it was but for one scanner that dies, nobody moves and nobody has left")
    func deadScanner() {
        for seed: UInt64 in 0..<100 {
            var run = RandomRun(seed: seed)
            run.play(1...100)
            var random = SplitMix64(seed: seed)
            var levels = Dictionary(
                uniqueKeysWithValues: (1...4).map { (Int64($0), Double.random(in: -95 ... -50, using: &random)) })
            _ = run.steadily(101...200, levels: levels)
            levels[Int64.random(in: 1...4, using: &random)] = nil
            var changes = run.steadily(201...400, levels: levels)
            run.restart(at: 400.5)
            changes += run.steadily(401...500, levels: levels)
            #expect(
                changes.allSatisfy { $0.after.state == .unknown && $0.after.room == $0.before?.room }, "seed \(seed)")
        }
    }

    @Test("When all goes on as it was but for a restart, nothing changes")
    func quietRestart() {
        for seed: UInt64 in 0..<100 {
            var run = RandomRun(seed: seed)
            run.play(1...100)
            var random = SplitMix64(seed: seed)
            let levels = Dictionary(
                uniqueKeysWithValues: (1...4).map { (Int64($0), Double.random(in: -95 ... -50, using: &random)) })
            _ = run.steadily(101...200, levels: levels)
            run.restart(at: 200.5)
            // The scanners come back one after the other.
            var back: [Int64: Double] = [:]
            var changes: [Transition] = []
            for (index, scanner) in levels.keys.shuffled(using: &random).enumerated() {
                back[scanner] = levels[scanner]
                changes += run.steadily(201 + index * 5...205 + index * 5, levels: back)
            }
            changes += run.steadily(221...300, levels: levels)
            #expect(changes.isEmpty, "seed \(seed): \(changes.first.map(String.init(describing:)) ?? "")")
        }
    }
}
