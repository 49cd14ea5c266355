import Foundation
import Testing
import Vocabulary

@testable import Server

struct AlertStateMachineTests {
    private static let start = Date(timeIntervalSince1970: 1_788_251_400)

    private enum Event {
        case see, miss, look, unwanted, closeByHand
    }

    /// What is done at which second, and what comes of it.
    private static func steps(
        _ kind: AlertKind, _ events: [(second: Double, event: Event)]
    ) -> [(second: Double, step: AlertStateMachine.Step)] {
        var machine = AlertStateMachine(kind)
        var steps: [(second: Double, step: AlertStateMachine.Step)] = []
        for (second, event) in events {
            let now = start.addingTimeInterval(second)
            var found: [AlertStateMachine.Step] = []
            switch event {
            case .see: found = [machine.see(at: now)].compactMap(\.self)
            case .miss: found = [machine.miss(at: now)].compactMap(\.self)
            case .look: found = machine.look(at: now)
            case .unwanted: found = machine.look(at: now, isWanted: false)
            case .closeByHand:
                machine = AlertStateMachine(
                    kind, phase: .closed(at: now, byHand: true), lastAt: machine.lastAt, goneAt: machine.goneAt)
            }
            steps += found.map { (second, $0) }
        }
        return steps
    }

    private static func told(_ kind: AlertKind, _ events: [(second: Double, event: Event)]) -> [String] {
        steps(kind, events).map { "\(Int($0.second)) \($0.step)" }
    }

    @Test("It opens once, is counted, and closes 30 s after its cause is gone")
    func ordinary() {
        let told = Self.told(
            .radioFailed,
            [(0, .see), (10, .see), (20, .miss), (30, .miss), (40, .look), (49, .look), (50, .look), (60, .look)])
        #expect(told == ["0 open", "10 count", "20 gone", "50 close"])
    }

    @Test("A cause that comes back before the alert has closed keeps it open")
    func wavering() {
        let told = Self.told(.radioFailed, [(0, .see), (10, .miss), (35, .see), (45, .look), (50, .miss), (80, .look)])
        #expect(told == ["0 open", "10 gone", "35 count", "50 gone", "80 close"])
    }

    @Test("Within ten minutes of its end it is reopened, later another one is opened", arguments: [600.0, 601])
    func returned(after delay: Double) {
        let told = Self.told(.radioFailed, [(0, .see), (10, .miss), (40, .look), (40 + delay, .see)])
        #expect(told.last == (delay <= 600 ? "640 reopen" : "641 open"))
    }

    @Test("Closed by hand while its cause lasts, it stays closed for ten minutes, unless the cause was gone meanwhile")
    func closedByHand() {
        #expect(
            Self.told(.radioFailed, [(0, .see), (10, .closeByHand), (20, .see), (610, .see), (611, .see)])
                == ["0 open", "611 open"])
        #expect(
            Self.told(.radioFailed, [(0, .see), (10, .closeByHand), (20, .miss), (30, .see)])
                == ["0 open", "20 gone", "30 reopen"])
    }

    @Test(
        "What happened is closed by hand alone, and reopened when it happens again",
        arguments: [AlertKind.spoolRolledBack, .badgeTwice, .badgeTooFast])
    func byHandOnly(_ kind: AlertKind) {
        let told = Self.told(
            kind, [(0, .see), (10, .miss), (100, .look), (200, .unwanted), (300, .closeByHand), (310, .see)])
        #expect(told == ["0 open", "310 reopen"])
    }

    @Test("What nobody says is over fades a minute after it was last heard, and closes 30 s later")
    func fading() {
        let told = Self.told(
            .unknownBadge, [(0, .see), (30, .see), (89, .look), (90, .look), (119, .look), (120, .look)])
        #expect(told == ["0 open", "30 count", "90 gone", "120 close"])
    }

    @Test("A kind that is no longer told, or a subject that is gone, closes it at once")
    func unwanted() {
        #expect(Self.told(.radioFailed, [(0, .see), (1, .unwanted)]) == ["0 open", "1 close"])
    }
}
