import Foundation
import Locks
import Testing
import Vocabulary

@testable import Server
@testable import Store

@Suite("What is said of locks")
struct LockLookTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func words(_ signs: LockSigns, _ standing: [Alert.Standing] = []) -> [AlertDesk.Word] {
        LockLook.words(
            on: [LockWatching.Watched(lock: 3, room: 8, signs: signs)], standing, AlertRules(), at: now)
    }

    private func standing(_ kind: AlertKind, lastAt: Date, closedAt: Date? = nil) -> Alert.Standing {
        Alert.Standing(
            id: 1, key: Alert.Key(kind, .lock(3)), lastAt: lastAt, closedAt: closedAt, isClosedByHand: closedAt != nil)
    }

    @Test("What is there is said with its room, and only what was told is settled")
    func said() {
        let jammed = LockSigns(isConnected: true, bolt: .jammed)
        guard case .raised(.lockJammed, .lock(3), _, _, [8]) = words(jammed).first else {
            return #expect(Bool(false), "nothing was raised")
        }
        #expect(words(jammed).count == 1)
        let well = LockSigns(isConnected: true, bolt: .locked)
        #expect(words(well).isEmpty)
        #expect(words(well, [standing(.lockJammed, lastAt: now)]) == [.settled(.lockJammed, .lock(3))])
    }

    @Test("What lasts is said again after a minute")
    func again() {
        let jammed = LockSigns(isConnected: true, bolt: .jammed)
        #expect(words(jammed, [standing(.lockJammed, lastAt: now - 59)]).isEmpty)
        #expect(words(jammed, [standing(.lockJammed, lastAt: now - 60)]).count == 1)
    }

    @Test("A forced door is said once, also where its alert was closed since")
    func forced() {
        let signs = LockSigns(isConnected: true, forcedAt: now - 20)
        #expect(words(signs).map(\.key.kind) == [.doorForced])
        #expect(words(signs, [standing(.doorForced, lastAt: now - 19)]).isEmpty)
        #expect(words(signs, [standing(.doorForced, lastAt: now - 19, closedAt: now - 5)]).isEmpty)
        #expect(words(signs, [standing(.doorForced, lastAt: now - 21)]).count == 1)
    }

    @Test("Denied attempts are said for each that adds to them")
    func denied() {
        let finding = DeniedAttempts([1, 2, 3, 4, 5].map { .init(lock: 3, room: 8, person: nil, at: now - $0) })
            .findings(at: now, most: 5)
        #expect(LockLook.words(on: finding, []).map(\.key) == [Alert.Key(.unlockDenied, .lock(3))])
        #expect(LockLook.words(on: finding, [standing(.unlockDenied, lastAt: now)]).isEmpty)
        #expect(LockLook.words(on: finding, [standing(.unlockDenied, lastAt: now - 2)]).count == 1)
    }

    @Test("A forgery is told of the lock, whatever word says what it was")
    func forgery() {
        let desk = AlertDesk()
        for word in ["replayed", "unknown_attempt", "wrong_response", "wrong_proof"] {
            desk.raiseForgery(of: 3, word)
            #expect(desk.take().map(\.key) == [Alert.Key(.lockForgery, .lock(3))])
        }
    }
}
