import Foundation
import Locks
import Testing
import Vocabulary

@testable import Server
@testable import Store

@Suite("What is said of locks")
struct LockCheckTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func signals(_ signs: LockHealth, _ standing: [AlertStanding] = []) -> [AlertSignal] {
        LockCheck.signals(
            on: [LockWatching.Watched(lock: 3, room: 8, signs: signs)], standing, AlertRules(), at: now)
    }

    private func standing(_ kind: AlertKind, lastAt: Date, closedAt: Date? = nil) -> AlertStanding {
        AlertStanding(
            id: 1, key: AlertKey(kind, .lock(3)), lastAt: lastAt, closedAt: closedAt, isClosedByHand: closedAt != nil)
    }

    @Test("What is there is said with its room, and only what was told is settled")
    func said() {
        let jammed = LockHealth(isConnected: true, bolt: .jammed)
        guard case .raised(.lockJammed, .lock(3), _, _, [8]) = signals(jammed).first else {
            return #expect(Bool(false), "nothing was raised")
        }
        #expect(signals(jammed).count == 1)
        let well = LockHealth(isConnected: true, bolt: .locked)
        #expect(signals(well).isEmpty)
        #expect(signals(well, [standing(.lockJammed, lastAt: now)]) == [.cleared(.lockJammed, .lock(3))])
    }

    @Test("What lasts is said again after a minute")
    func again() {
        let jammed = LockHealth(isConnected: true, bolt: .jammed)
        #expect(signals(jammed, [standing(.lockJammed, lastAt: now - 59)]).isEmpty)
        #expect(signals(jammed, [standing(.lockJammed, lastAt: now - 60)]).count == 1)
    }

    @Test("A forced door is said once, also where its alert was closed since")
    func forced() {
        let signs = LockHealth(isConnected: true, forcedAt: now - 20)
        #expect(signals(signs).map(\.key.kind) == [.doorForced])
        #expect(signals(signs, [standing(.doorForced, lastAt: now - 19)]).isEmpty)
        #expect(signals(signs, [standing(.doorForced, lastAt: now - 19, closedAt: now - 5)]).isEmpty)
        #expect(signals(signs, [standing(.doorForced, lastAt: now - 21)]).count == 1)
    }

    @Test("Denied attempts are said for each that adds to them")
    func denied() {
        let finding = DeniedAttempts([1, 2, 3, 4, 5].map { .init(lock: 3, room: 8, person: nil, at: now - $0) })
            .findings(at: now, limit: 5)
        #expect(LockCheck.signals(on: finding, []).map(\.key) == [AlertKey(.unlockDenied, .lock(3))])
        #expect(LockCheck.signals(on: finding, [standing(.unlockDenied, lastAt: now)]).isEmpty)
        #expect(LockCheck.signals(on: finding, [standing(.unlockDenied, lastAt: now - 2)]).count == 1)
    }

    @Test("A forgery is told of the lock, whatever word says what it was")
    func forgery() {
        let alerts = AlertReporter()
        for signal in ["replayed", "unknown_attempt", "wrong_response", "wrong_proof"] {
            alerts.raiseForgery(of: 3, signal)
            #expect(alerts.drain().map(\.key) == [AlertKey(.lockForgery, .lock(3))])
        }
    }
}
