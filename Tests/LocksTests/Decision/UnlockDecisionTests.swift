import Devices
import Foundation
import Testing

@testable import Locks

@Suite("Who may open a door")
struct UnlockDecisionTests {
    /// Wednesday, 2 September 2026, 10:00 in Copenhagen.
    static let now = Date(timeIntervalSince1970: 1_788_336_000)
    let now = Self.now
    let time = SchoolTime(timeZone: TimeZone(identifier: "Europe/Copenhagen") ?? .gmt)

    func ask(
        level: Int = 5, required: Int? = 5, gate: PresenceGate = .require, living: Bool = true, seen: Double? = 3
    ) -> UnlockDecision.Query {
        let heard = seen.map { [DoorEvidence.Heard(rssi: -60, at: now - $0)] } ?? []
        return UnlockDecision.Query(
            account: Account(level: level), lock: LockRules(requiredLevel: required, gate: gate),
            evidence: DoorEvidence(hasLivingListener: living, heard: heard), time: time)
    }

    @Test("Who has the level and was heard opens, and it is said by what")
    func granted() {
        let decision = ask().decide(at: now)
        #expect(decision.isGranted && decision.right == .level && decision.way == .own)
        #expect(decision.sight == .seen(.badge, ago: 3) && decision.reasons.isEmpty)
    }

    @Test("Nobody has a right by default: a room without a required level opens by no level")
    func noRight() {
        #expect(ask(level: 9, required: nil).decide(at: now).reasons == [.noRight])
        #expect(ask(level: 4).decide(at: now).reasons == [.noRight])
        var admin = ask(level: 0)
        (admin.account.isAdmin, admin.overrideReason) = (true, "Fire drill")
        #expect(admin.decide(at: now).reasons == [.noRight])
    }

    @Test("Who is not seen is denied or marked, as the gate has it; a request may wait where nothing else is missing")
    func notSeen() {
        let required = ask(seen: 21).decide(at: now)
        #expect(!required.isGranted && required.reasons == [.notSeen] && required.mayWait && !required.wantsCode)
        let warned = ask(gate: .warn, seen: nil).decide(at: now)
        #expect(warned.isGranted && warned.reasons == [.notSeen])
        let off = ask(gate: .off, seen: nil).decide(at: now)
        #expect(off.isGranted && off.reasons.isEmpty && off.sight == .notSeen)
        let both = ask(level: 0, seen: nil).decide(at: now)
        #expect(both.reasons == [.noRight, .notSeen] && !both.mayWait)
    }

    @Test("Blind is not absent: a code opens, or an admin's override with a reason, and nothing else does")
    func blind() {
        var blind = ask(living: false, seen: nil)
        #expect(blind.decide(at: now).wantsCode && !blind.decide(at: now).mayWait)
        #expect(blind.decide(at: now).sight == .blind(.noListener))
        blind.code = .wrong
        #expect(!blind.decide(at: now).isGranted)
        blind.code = .right
        #expect(blind.decide(at: now).isGranted && blind.decide(at: now).reasons == [.blind])
        blind.code = .none
        blind.overrideReason = "The scanner burnt"
        #expect(!blind.decide(at: now).isGranted, "Only an admin may.")
        blind.account.isAdmin = true
        #expect(blind.decide(at: now).isGranted && blind.decide(at: now).way == .override)
        blind.overrideReason = "  "
        #expect(!blind.decide(at: now).isGranted)
        #expect(ask(gate: .warn, living: false, seen: nil).decide(at: now).reasons == [.blind])
    }

    @Test("A code and an override do not stand in for who could be seen and is not there")
    func absent() {
        var absent = ask(seen: nil)
        (absent.code, absent.account.isAdmin, absent.overrideReason) = (.right, true, "Let me in")
        #expect(!absent.decide(at: now).isGranted)
    }

    @Test("Outside lawful hours nobody can be seen, whatever was heard")
    func unlawful() {
        var ask = ask()
        ask.evidence.isLawful = false
        #expect(ask.decide(at: now).sight == .blind(.outsideLawfulHours))
        #expect(ask.decide(at: now).wantsCode)
    }

    @Test("A badge that is heard in two places counts for nothing, and a phone only where the lock trusts it")
    func badgeTwice() {
        var twice = ask()
        twice.evidence.isBadgeTwice = true
        twice.evidence.whereabouts = now - 1
        twice.evidence.client = now - 2
        #expect(twice.decide(at: now).reasons == [.notSeen])
        twice.lock.trustsClient = true
        #expect(twice.decide(at: now).sight == .seen(.client, ago: 2))
    }

    @Test("Only what is loud enough counts, and nothing that is older than the lock allows")
    func loudness() {
        var ask = ask(seen: 20)
        #expect(ask.decide(at: now).isGranted)
        ask.lock.minRSSI = -60
        #expect(ask.decide(at: now).isGranted)
        ask.lock.minRSSI = -59
        #expect(ask.decide(at: now).reasons == [.notSeen])
        ask.evidence.heard[0].rssi = nil
        #expect(ask.decide(at: now).reasons == [.notSeen])
        ask.evidence.whereabouts = now - 19
        #expect(ask.decide(at: now).sight == .seen(.whereabouts, ago: 19))
    }

    @Test("Where no level is asked for, a listener must have heard it as loudly as any other scanner in five seconds")
    func nearest() {
        func sight(_ heard: [(by: Int64, isListener: Bool, rssi: Int?, ago: Double)]) -> DoorPresence {
            var ask = ask(seen: nil)
            ask.evidence.heard = heard.map { one in
                DoorEvidence.Heard(by: one.by, isListener: one.isListener, rssi: one.rssi, at: now - one.ago)
            }
            return ask.decide(at: now).sight
        }
        #expect(sight([(1, true, -70, 2), (2, false, -69, 1)]) == .notSeen)
        #expect(sight([(1, true, -70, 2), (2, false, -70, 1)]) == .seen(.badge, ago: 2))
        // By the mean, and of the loudest listener.
        let several = sight([(1, true, -80, 1), (3, true, -60, 2), (2, false, -50, 1), (2, false, -71, 2)])
        #expect(several == .seen(.badge, ago: 1))
        // What others heard before does not count, nor what listeners heard before.
        #expect(sight([(1, true, -90, 1), (2, false, -40, 6)]) == .seen(.badge, ago: 1))
        #expect(sight([(1, true, -40, 6), (2, false, -90, 1)]) == .notSeen)
        #expect(sight([(1, true, nil, 1), (2, false, -40, 1)]) == .seen(.badge, ago: 1))
    }

    @Test("A clearance holds on its days and in its hours, on the school's clocks")
    func clearance() {
        let day = time.day(at: now)
        var ask = ask(level: 0, gate: .off)
        ask.clearances = [Clearance(id: 7, .init(from: day, until: day, weekdays: [.wed], hours: 600..<601))]
        #expect(ask.decide(at: now).right == .clearance(7))
        #expect(ask.decide(at: now + 59).isGranted)
        #expect(ask.decide(at: now + 60).reasons == [.outsideHours])
        #expect(ask.decide(at: now - 1).reasons == [.outsideHours])
        ask.clearances[0].terms.weekdays = [.tue]
        #expect(ask.decide(at: now).reasons == [.outsideHours])
        ask.clearances = [Clearance(id: 8, .init(from: day.adding(1)))]
        #expect(ask.decide(at: now).reasons == [.outsideHours])
    }

    @Test("An hour that comes twice counts both times, and one that is skipped never comes")
    func clockChanges() {
        // On 25 October 2026 the clocks go back at 3:00; on 28 March 2027 they go forward at 2:00.
        let autumn = Date(timeIntervalSince1970: 1_792_888_200)
        let clearance = ClearanceTerms(hours: 150..<160)
        #expect(clearance.holds(at: autumn, time) && clearance.holds(at: autumn + 3_600, time))
        #expect(!clearance.holds(at: autumn + 1_800, time) && !clearance.holds(at: autumn + 7_200, time))
        let spring = Date(timeIntervalSince1970: 1_806_195_600)
        let skipped = (-120...120).filter { clearance.holds(at: spring + TimeInterval($0) * 60, time) }
        #expect(skipped.isEmpty)
    }

    @Test("A booking opens from five minutes before it begins until it ends")
    func booking() {
        var ask = ask(level: 0)
        ask.bookings = [BookedTime(id: 3, from: now + 300, until: now + 3_900)]
        #expect(ask.decide(at: now).right == .booking(3) && ask.decide(at: now).way == .booking)
        #expect(ask.decide(at: now - 1).reasons.contains(.outsideHours))
        ask.bookings[0].until = now
        #expect(ask.decide(at: now).reasons == [.outsideHours])
    }

    @Test("A weak lock opens where the school allows it, and a first password opens nothing")
    func weakAndPending() {
        var ask = ask()
        ask.lock.isWeak = true
        #expect(ask.decide(at: now).reasons == [.weakLock])
        ask.allowsWeak = true
        #expect(ask.decide(at: now).isGranted)
        ask.account.mustChangePassword = true
        #expect(ask.decide(at: now).reasons == [.passwordPending])
    }
}
