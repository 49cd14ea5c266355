import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

/// Radios that get stuck, links that fail and spools that are handed in late, over HTTP: nobody moves, and nobody has
/// left.
@Suite(.mustEnd)
struct OutOfOrderTests {
    @Test("A controller that hangs, and is said to scan until it is asked, moves nobody to a neighbour")
    func hung() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours()
            for _ in 0..<30 { try await school.hear(badge, near, -50, far, -88) }
            let hung = school.now
            for second in 0..<35 {
                if second % 10 == 0 { try await school.tell(near, .scanning, lastReportAt: hung) }
                try await school.hear(badge, by: far, for: 1, rssi: -88)
            }
            #expect(try await school.told(of: ada) == ["present 101"])
        }
    }

    @Test("A controller that hangs again after each reset makes nobody leave")
    func flapping() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            try await school.hear(badge, by: near, for: 30, rssi: -55)
            let hung = school.now
            for beat in 0..<20 {
                try await school.pass(10)
                try await school.tell(near, beat % 3 == 2 ? .scanning : .recovering, lastReportAt: hung)
            }
            try await school.pass(1)
            #expect(try await !school.told(of: ada).contains("left 101"))
        }
    }

    @Test(
        "A radio that is out of order for less than three heartbeats makes nobody leave where the leave time is short")
    func shortOutage() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours(leaveAfter: 20)
            try await school.hear(badge, by: near, for: 30, rssi: -55)
            try await school.tell(near, .scanning, lastReportAt: school.now)
            for state in [RadioState.recovering, .recovering, .scanning] {
                try await school.pass(10)
                try await school.tell(near, state, lastReportAt: state == .scanning ? school.now : nil)
            }
            try await school.pass(1)
            try await school.hear(badge, by: near, for: 5, rssi: -55)
            #expect(try await school.told(of: ada) == ["present 101"])
        }
    }

    @Test("What a spool hands in while the radio is out of order does not count for listening")
    func oldBatches() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours()
            let other = try await school.issueBadge(to: try await school.makeStudent("Bob"))
            let start = school.now
            for _ in 0..<30 { try await school.hear(badge, near, -55, far, -90) }
            let failed = school.now
            for beat in 0..<20 {
                _ = try await near(school.report(other, heardAt: start.addingTimeInterval(Double(beat))))
                try await school.tell(near, .failed, lastReportAt: failed, spoolDepth: 20 - beat)
                try await school.pass(10)
            }
            try await school.tell(near, .scanning, lastReportAt: school.now)
            try await school.pass(1)
            try await school.hear(badge, by: near, for: 5, rssi: -55)
            #expect(try await school.told(of: ada) == ["present 101", "unknown 101", "present 101"])
            let length = "select extract(epoch from max(until_at - from_at)) from scanner_pause where isfinite(from_at)"
            #expect(try await school.count(length) >= 199, "nor for the record")
        }
    }

    @Test("Whom a scanner goes on hearing while the network is away is not moved by the spool that comes after")
    func drained() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours()
            for _ in 0..<30 { try await school.hear(badge, near, -55, far, -85) }
            var next = school.now
            for _ in 0..<150 { try await school.hear(badge, by: far, for: 1, rssi: -85) }
            while school.now.timeIntervalSince(next) > 1.5 {
                let end = min(next.addingTimeInterval(4), school.now)
                _ = try await near(school.report(badge, rssi: -55, each: next..<end))
                if Int(end.timeIntervalSinceReferenceDate) % 3 == 0 {
                    try await school.tell(near, .scanning, lastReportAt: school.now, spoolDepth: 100)
                }
                next = end
                try await school.hear(badge, by: far, for: 1, rssi: -85)
            }
            for _ in 0..<10 { try await school.hear(badge, near, -55, far, -85) }
            #expect(try await school.told(of: ada) == ["present 101", "unknown 101", "present 101"])
        }
    }
}
