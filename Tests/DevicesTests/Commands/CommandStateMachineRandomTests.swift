import Devices
import Foundation
import Testing

@Suite("Lives of commands with whatever may happen")
struct CommandStateMachineRandomTests {
    /// The same numbers for the same seed (SplitMix64).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static func event(_ numbers: inout Numbers) -> CommandStateMachine.Event {
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0...5: .time
        case 6: .unheard
        case 7: .hello
        case 8: .gone
        case 9: .state(["door": .text("between")], isObstructed: Bool.random(using: &numbers))
        case 10: .outcome(Outcome.allCases.randomElement(using: &numbers) ?? .done, reason: "x", state: nil)
        default: Bool.random(using: &numbers) ? .cancel(reason: nil) : .replace(by: "9")
        }
    }

    @Test(
        "A command always ends, its end stays, and a toggle without an id goes out again only where nobody heard it",
        arguments: Dialect.allCases, ["press", "close"])
    func invariants(dialect: Dialect, name: String) throws {
        let command = AskedCommand(try #require(try shipped("garage_door").command(name)))
        for seed in 0..<300 {
            var numbers = Numbers(state: UInt64(seed))
            var now = Date(timeIntervalSince1970: 1_800_000_000)
            var life = CommandStateMachine(command, dialect: dialect, expiresAt: now + 30, now: now)
            var isOut = false
            for _ in 0..<200 {
                now = max(now, life.nextAt.map { min($0, now + 5) } ?? now + 1)
                let event = Self.event(&numbers)
                let before = life.state
                let actions = life.apply(event, at: now)
                for case .send(let expiresIn) in actions {
                    #expect(expiresIn > 0 && now < life.expiresAt)
                    #expect(!isOut || life.isRepeatable, "seed \(seed)")
                    isOut = true
                }
                if event == .unheard, !before.isEnd, before != .accepted { isOut = false }
                #expect(!before.isEnd || life.state == before, "seed \(seed)")
                #expect((life.nextAt == nil) == life.state.isEnd, "seed \(seed)")
            }
            while let next = life.nextAt { _ = life.apply(.time, at: next) }
            #expect(life.state.isEnd)
        }
    }
}
