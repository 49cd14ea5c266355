import Foundation
import Presence
import Testing

@testable import Server

@Suite("What is said of late scanners")
struct LatenessTests {
    private static let behind = Engine.Punctuality(telling: 3, late: 2)
    private static let punctual = Engine.Punctuality(telling: 3, late: 1)

    @Test("Nothing of a spool that is handed in within a minute")
    func spool() {
        #expect(said([0, 10, 50], then: 55) == [nil, nil, nil, nil])
    }

    @Test("Something once it lasts, not at every look, again after a while, and when it is over")
    func lasting() {
        #expect(
            said([0, 30, 60, 70, 650, 660, 670], then: 680)
                == [nil, nil, .lasts, nil, nil, .lasts, nil, .isOver])
    }

    @Test("Where nothing comes at all any more nothing is over")
    func nothing() {
        var lateness = Lateness()
        _ = lateness.update(Self.behind, at: Self.date(0))
        #expect(lateness.update(Self.behind, at: Self.date(60)) == .lasts)
        #expect(lateness.update(Engine.Punctuality(telling: 0, late: 0), at: Self.date(90)) == nil)
        #expect(lateness.update(Self.punctual, at: Self.date(120)) == .isOver)
    }

    @Test("What begins anew has to last anew")
    func anew() {
        var lateness = Lateness()
        _ = lateness.update(Self.behind, at: Self.date(0))
        #expect(lateness.update(Self.punctual, at: Self.date(30)) == nil)
        #expect(lateness.update(Self.behind, at: Self.date(70)) == nil)
        #expect(lateness.update(Self.behind, at: Self.date(130)) == .lasts)
    }

    private func said(_ looks: [Double], then end: Double) -> [Lateness.State?] {
        var lateness = Lateness()
        return looks.map { lateness.update(Self.behind, at: Self.date($0)) }
            + [lateness.update(Self.punctual, at: Self.date(end))]
    }

    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
