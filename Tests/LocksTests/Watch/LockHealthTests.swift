import Foundation
import Testing

@testable import Locks

@Suite("What is wrong with a lock")
struct LockHealthTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func findings(
        after seconds: TimeInterval = 0, _ change: (inout LockHealth) -> Void
    ) -> LockHealth.Findings {
        var signs = LockHealth(isConnected: true, connectedAt: now - 3_600, bolt: .locked, battery: 80)
        change(&signs)
        return signs.findings(at: now + seconds, LockHealth.Limits())
    }

    @Test("Of a lock that is well all is over")
    func well() {
        let found = findings { _ in }
        #expect(found.there.isEmpty && found.over == [.held, .jammed, .battery, .silent])
    }

    @Test("A door is held from 30 s after it opened, or after the lock was held last")
    func held() {
        #expect(findings(after: 29.9) { $0.openSince = now }.there.isEmpty)
        #expect(findings(after: 30) { $0.openSince = now }.there == [.held(since: now)])
        let during: (inout LockHealth) -> Void = { ($0.openSince, $0.heldUntil) = (now, now + 90) }
        #expect(findings(after: 119, during).there.isEmpty)
        #expect(findings(after: 120, during).there == [.held(since: now + 90)])
        // What held it before it opened is over.
        #expect(findings(after: 30) { ($0.openSince, $0.heldUntil) = (now, now - 60) }.there == [.held(since: now)])
    }

    @Test("A bolt is jammed as long as it says so, and for a minute after an attempt found it so")
    func jammed() {
        #expect(findings { $0.bolt = .jammed }.there == [.jammed])
        #expect(findings(after: 59) { $0.jammedAt = now }.there == [.jammed])
        #expect(findings(after: 60) { $0.jammedAt = now }.over.contains(.jammed))
    }

    @Test("A battery is low at 15 %, and one of which nothing is known is not")
    func battery() {
        #expect(findings { $0.battery = 15 }.there == [.battery(15)])
        #expect(findings { $0.battery = 15.5 }.over.contains(.battery))
        #expect(findings { $0.battery = nil }.over.contains(.battery))
    }

    @Test("A lock that is away is silent after 120 s; what it last said is neither told nor over")
    func silent() {
        let away: (inout LockHealth) -> Void = {
            ($0.isConnected, $0.connectedAt, $0.bolt, $0.battery, $0.openSince) = (false, now, .jammed, 1, now)
        }
        #expect(findings(after: 119, away) == LockHealth.Findings())
        #expect(findings(after: 120, away) == LockHealth.Findings(there: [.silent(since: now)]))
        #expect(findings(after: 900) { ($0.isConnected, $0.connectedAt) = (false, nil) } == LockHealth.Findings())
    }

    @Test("That a door was forced is told also of a lock that went")
    func forced() {
        #expect(findings { ($0.isConnected, $0.forcedAt) = (false, now) }.there.first == .forced(at: now))
        #expect(findings { $0.forcedAt = now }.there == [.forced(at: now)])
    }
}
