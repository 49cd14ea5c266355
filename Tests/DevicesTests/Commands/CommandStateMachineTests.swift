import Devices
import Foundation
import Testing

@Suite("The life of a command")
struct CommandStateMachineTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    private static func at(_ seconds: Double) -> Date { start + seconds }

    private func life(
        _ name: String, of kind: String = "skylight", dialect: Dialect = .rollcall, expiresIn: Double = 30
    ) throws -> CommandStateMachine {
        let command = try #require(try shipped(kind).command(name))
        return CommandStateMachine(
            AskedCommand(command), dialect: dialect, expiresAt: Self.at(expiresIn), now: Self.start)
    }

    /// Looks at the time whenever the command wants it, until it has ended.
    /// - Returns: the seconds at which it was sent.
    private func sends(_ life: inout CommandStateMachine) -> [Double] {
        var sends: [Double] = []
        while let next = life.nextAt {
            let seconds = next.timeIntervalSince(Self.start)
            for case .send in life.apply(.time, at: next) { sends.append(seconds) }
        }
        return sends
    }

    @Test("It is sent at once, and again after 1, 2, 4 and then each 4 s until it expires")
    func repeats() throws {
        var life = try life("open")
        #expect(sends(&life) == [0, 1, 3, 7, 11, 15, 19, 23, 27])
        #expect(life.state == .timedOut && life.reason == "expired")
    }

    @Test("The device is told what is left of its time")
    func expiry() throws {
        var life = try life("open")
        #expect(life.apply(.time, at: Self.at(0)) == [.record(.sent, reason: nil), .send(expiresIn: 30_000)])
        #expect(life.apply(.time, at: Self.at(0.5)).isEmpty)
        #expect(life.apply(.time, at: Self.at(1)) == [.send(expiresIn: 29_000)])
    }

    @Test("A toggle without an id is sent once; with an id it is repeated")
    func toggles() throws {
        for (kind, name) in [("lamp", "toggle"), ("garage_door", "press")] {
            var without = try life(name, of: kind, dialect: .tasmota)
            #expect(sends(&without) == [0])
            #expect(without.state == .timedOut)
            var with = try life(name, of: kind)
            #expect(sends(&with).count > 1)
        }
        var idempotent = try life("open", dialect: .skylux)
        #expect(sends(&idempotent).count > 1)
    }

    @Test("A toggle that reached nobody is sent again, and after a hello at once")
    func unheardToggle() throws {
        var life = try life("press", of: "garage_door", dialect: .tasmota)
        _ = life.apply(.time, at: Self.at(0))
        #expect(life.apply(.unheard, at: Self.at(0)) == [.record(.asked, reason: "device_away")])
        _ = life.apply(.hello, at: Self.at(2))
        #expect(life.apply(.time, at: Self.at(2)).contains(.send(expiresIn: 28_000)))
        _ = life.apply(.hello, at: Self.at(3))
        #expect(life.apply(.time, at: Self.at(3)).isEmpty)
    }

    @Test("While the device is away the command waits and says so once; it expires with that reason")
    func away() throws {
        var life = try life("open")
        _ = life.apply(.time, at: Self.at(0))
        #expect(life.apply(.unheard, at: Self.at(0)) == [.record(.asked, reason: "device_away")])
        #expect(life.apply(.gone, at: Self.at(1)).isEmpty)
        #expect(life.nextAt == Self.at(4))
        _ = life.apply(.time, at: Self.at(4))
        #expect(life.apply(.unheard, at: Self.at(4)) == [.record(.asked, reason: "device_away")])
        #expect(life.apply(.time, at: Self.at(30)) == [.record(.timedOut, reason: "device_away")])
    }

    @Test("After accepted it is not sent again, and has its longest time to end")
    func accepted() throws {
        var life = try life("open")
        _ = life.apply(.time, at: Self.at(0))
        let accepted = CommandStateMachine.Event.outcome(.accepted, reason: nil, state: nil)
        #expect(life.apply(accepted, at: Self.at(1)) == [.record(.accepted, reason: nil)])
        #expect(life.apply(accepted, at: Self.at(2)).isEmpty)
        #expect(life.apply(.time, at: Self.at(130)).isEmpty)
        #expect(life.apply(.time, at: Self.at(131)) == [.record(.timedOut, reason: "too_long")])
    }

    @Test("An outcome ends it, is acknowledged, and keeps the device's words and state", arguments: Outcome.allCases)
    func outcomes(outcome: Outcome) throws {
        guard outcome.isEnd else { return }
        var life = try life("open")
        _ = life.apply(.time, at: Self.at(0))
        let actions = life.apply(.outcome(outcome, reason: "rain", state: ["position": .number(7)]), at: Self.at(1))
        let state = CommandState(outcome)
        #expect(state.isEnd && life.state == state && life.nextAt == nil)
        #expect(life.outcomeState == ["position": .number(7)])
        #expect(actions.starts(with: [.record(state, reason: "rain"), .acknowledge]))
        #expect(actions.contains(.obstruct) == (outcome == .obstructed))
    }

    @Test("After the end the same outcome is acknowledged again; another is written beside it and counted")
    func afterEnd() throws {
        var life = try life("open")
        _ = life.apply(.time, at: Self.at(0))
        let done = CommandStateMachine.Event.outcome(.done, reason: nil, state: nil)
        _ = life.apply(done, at: Self.at(1))
        #expect(life.apply(done, at: Self.at(2)) == [.acknowledge])
        let failed = CommandStateMachine.Event.outcome(.failed, reason: "jam", state: nil)
        let late: [CommandStateMachine.Action] = [.recordLate(.failed, reason: "jam"), .count(.afterEnd), .acknowledge]
        #expect(life.apply(failed, at: Self.at(3)) == late)
        #expect(life.state == .done)
        for event in [CommandStateMachine.Event.time, .hello, .gone, .unheard, .cancel(reason: nil), .replace(by: "9")]
        {
            #expect(life.apply(event, at: Self.at(4)).isEmpty)
        }
    }

    @Test("Something in the way after the end halts the device too, once")
    func lateObstruction() throws {
        var life = try life("close")
        _ = life.apply(.time, at: Self.at(0))
        _ = life.apply(.cancel(reason: nil), at: Self.at(1))
        let obstructed = CommandStateMachine.Event.outcome(.obstructed, reason: nil, state: nil)
        #expect(life.apply(obstructed, at: Self.at(2)).contains(.obstruct))
        #expect(life.apply(obstructed, at: Self.at(3)) == [.acknowledge])
        #expect(life.state == .cancelled)
    }

    @Test("It can be cancelled and replaced until the device began")
    func cancelling() throws {
        for isSent in [false, true] {
            var cancelled = try life("open")
            var replaced = cancelled
            if isSent { _ = (cancelled.apply(.time, at: Self.at(0)), replaced.apply(.time, at: Self.at(0))) }
            #expect(cancelled.apply(.cancel(reason: nil), at: Self.at(1)) == [.record(.cancelled, reason: "cancelled")])
            #expect(replaced.apply(.replace(by: "8"), at: Self.at(1)) == [.record(.replaced, reason: "replaced:8")])
        }
        var begun = try life("open")
        _ = begun.apply(.time, at: Self.at(0))
        _ = begun.apply(.outcome(.accepted, reason: nil, state: nil), at: Self.at(1))
        #expect(begun.apply(.cancel(reason: nil), at: Self.at(2)).isEmpty)
        #expect(begun.apply(.replace(by: "8"), at: Self.at(2)).isEmpty)
    }

    @Test("What can never be sent has failed")
    func unsendable() throws {
        var life = try life("open")
        let reason = CommandStateMachine.Reason.notAuthorized
        #expect(life.apply(.unsendable(reason: reason), at: Self.at(0)) == [.record(.failed, reason: reason)])
        var forbidden = try self.life("open")
        #expect(forbidden.apply(.forbidden(reason: "x"), at: Self.at(0)) == [.record(.refused, reason: "x")])
    }

    @Test("Without ids the wanted value is the end, another value an answer")
    func withoutIDs() throws {
        var life = try life("open", dialect: .skylux)
        _ = life.apply(.time, at: Self.at(0))
        let between = CommandStateMachine.Event.state(["position": .number(40)], isObstructed: false)
        #expect(life.apply(between, at: Self.at(1)) == [.record(.accepted, reason: nil)])
        let open = CommandStateMachine.Event.state(["position": .number(100)], isObstructed: false)
        #expect(life.apply(open, at: Self.at(20)).first == .record(.done, reason: nil))
        #expect(life.outcomeState == ["position": .number(100)])
    }

    @Test("Without ids an obstruction is the end, and any answer that of a toggle")
    func withoutIDsOtherEnds() throws {
        var obstructed = try life("close", of: "garage_door", dialect: .tasmota)
        _ = obstructed.apply(.time, at: Self.at(0))
        let actions = obstructed.apply(.state(["door": .text("obstructed")], isObstructed: true), at: Self.at(1))
        #expect(actions.contains(.obstruct) && obstructed.state == .obstructed)
        var toggle = try life("toggle", of: "lamp", dialect: .tasmota)
        _ = toggle.apply(.time, at: Self.at(0))
        #expect(toggle.apply(.state(["level": .number(3)], isObstructed: false), at: Self.at(1)).isEmpty)
        _ = toggle.apply(.state(["on": .bool(true)], isObstructed: false), at: Self.at(1))
        #expect(toggle.state == .done)
    }

    @Test("With ids a state ends nothing")
    func withIDs() throws {
        var life = try life("open")
        _ = life.apply(.time, at: Self.at(0))
        #expect(life.apply(.state(["position": .number(100)], isObstructed: true), at: Self.at(1)).isEmpty)
        #expect(life.state == .sent)
    }

    @Test("A command goes on from what was written down of it")
    func restored() throws {
        var first = try life("open")
        _ = first.apply(.time, at: Self.at(0))
        _ = first.apply(.time, at: Self.at(1))
        let again = CommandStateMachine(
            first.command, dialect: .rollcall, expiresAt: first.expiresAt, state: first.state, reason: first.reason,
            sends: first.sends, nextAt: first.nextAt)
        #expect(again == first)
    }
}
