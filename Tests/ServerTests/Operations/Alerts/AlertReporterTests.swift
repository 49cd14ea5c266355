import Foundation
import Phrases
import Store
import Testing
import Vocabulary
import Wire

@testable import Server

struct AlertReporterTests {
    @Test("Words about one cause merge, also where it was settled in between, and are taken once")
    func merge() {
        let alerts = AlertReporter()
        for number in 1...1_000 {
            alerts.raise(.recordBroken, about: .person(7), text: Phrase("\(number)"), hint: Phrase("h"))
            alerts.raise(.diskLow, about: .server, text: Phrase("low"), hint: Phrase("h"))
        }
        alerts.clear(.diskLow, about: .server)
        alerts.clear(.backupOld, about: .server)
        alerts.raise(.backupOld, about: .server, text: Phrase("old"), hint: Phrase("h"))
        #expect(
            alerts.drain() == [
                .raised(.recordBroken, .person(7), text: Phrase("1000"), hint: Phrase("h")),
                .raised(.diskLow, .server, text: Phrase("low"), hint: Phrase("h")), .cleared(.diskLow, .server),
                .raised(.backupOld, .server, text: Phrase("old"), hint: Phrase("h")),
            ])
        #expect(alerts.drain().isEmpty)
    }

    @Test("What could not be written comes before what was said since, and gives way to it")
    func requeue() {
        let alerts = AlertReporter()
        alerts.raise(.diskLow, about: .server, text: Phrase("low"), hint: Phrase("h"))
        let signals = alerts.drain()
        alerts.clear(.diskLow, about: .server)
        alerts.requeue(signals)
        #expect(alerts.drain() == signals + [.cleared(.diskLow, .server)])
    }

    @Test("A cause that comes and goes between two looks opens an alert, and is settled by the next look")
    func blink() {
        let now = Date(timeIntervalSince1970: 1_788_251_400)
        let signals: [AlertSignal] = [
            .raised(.diskLow, .server, text: Phrase("low"), hint: Phrase("h")), .cleared(.diskLow, .server),
        ]
        let plan = AlertPlan(signals, standing: [], AlertRules(), at: now)
        #expect(plan.changes.count == 1 && plan.pending == [.cleared(.diskLow, .server)])
        let key = AlertKey(.diskLow, .server)
        let next = AlertPlan(
            plan.pending, standing: [AlertStanding(id: 3, key: key, lastAt: now)], AlertRules(), at: now + 1)
        #expect(next.changes == [.gone(3)] && next.pending.isEmpty)
    }
}

struct ScannerHealthTests {
    private static let start = Date(timeIntervalSince1970: 1_788_251_400)

    private static func health(
        at second: Double = 0, radio: RadioState? = nil, lastReportAt: Date? = nil, error: String? = nil,
        spool: SpoolRecord? = nil, ahead: Double? = nil
    ) -> ScannerHealth {
        ScannerHealth(
            scanner: 4, at: start.addingTimeInterval(second),
            radio: radio.map {
                RadioRecord(
                    state: $0, reportsPerSecond: 0, lastReportAt: lastReportAt, restarts: 0, resets: 0,
                    droppedReports: 0, error: error)
            }, spool: spool, clockAhead: ahead)
    }

    /// The kinds that these heartbeats raise, one list for each.
    private static func raised(_ beats: [ScannerHealth]) -> [[AlertKind]] {
        var watch = ScannerHealth.Watch()
        return beats.map { beat in
            watch.signals(on: beat, AlertRules()).compactMap { signal in
                if case .raised(let kind, .scanner(4), _, _, _) = signal { kind } else { nil }
            }
        }
    }

    @Test("A failed radio, a disk that takes nothing or is nearly full, and batches set aside are told")
    func told() {
        let full = SpoolRecord(bytes: 9, dropped: 0, setAside: 0, error: "full")
        let tight = SpoolRecord(bytes: 9, dropped: 0, setAside: 0, freeDisk: 63 << 20)
        let fine = SpoolRecord(bytes: 9, dropped: 0, setAside: 0, freeDisk: 64 << 20)
        let aside = SpoolRecord(bytes: 9, dropped: 0, setAside: 2)
        #expect(
            Self.raised([
                Self.health(radio: .failed), Self.health(radio: .quiet), Self.health(spool: full),
                Self.health(spool: tight), Self.health(spool: fine), Self.health(spool: aside), Self.health(),
            ]) == [[.radioFailed], [], [.nodeDisk], [.nodeDisk], [], [.batchSetAside], []])
    }

    @Test(
        "A radio that nothing shows to work for two minutes is told, whatever it says of itself",
        arguments: [RadioState.recovering, .starting, .off, .scanning])
    func unproved(state: RadioState) {
        let beats = stride(from: 0, through: 130, by: 10).map { Self.health(at: $0, radio: state) }
        let told = Self.raised(beats)
        #expect(told.prefix(12).allSatisfy { $0.isEmpty })
        #expect(told.suffix(2) == [[.radioFailed], [.radioFailed]])
    }

    @Test("A radio that starts its scan between two faults, and hears nothing, is told all the same")
    func fallsIllAgain() {
        let beats = stride(from: 0, through: 120, by: 10).map {
            Self.health(at: $0, radio: Int($0).isMultiple(of: 20) ? .recovering : .scanning)
        }
        #expect(Self.raised(beats).last == [.radioFailed])
    }

    @Test("A radio that hears something, or answers in a silent room, works", arguments: [RadioState.scanning, .quiet])
    func proved(state: RadioState) {
        let beats = stride(from: 0, through: 600, by: 10).map {
            Self.health(
                at: $0, radio: Int($0) % 110 == 100 ? state : .recovering,
                lastReportAt: state == .scanning ? Self.start.addingTimeInterval((($0 + 10) / 110).rounded(.down)) : nil
            )
        }
        #expect(Self.raised(beats).allSatisfy { $0.isEmpty })
    }

    @Test("What is told of a radio says what to do about its error")
    func hints() throws {
        var watch = ScannerHealth.Watch()
        var hints: Set<Phrase> = []
        for code in ["not_answering", "gone", "no_adapter", "busy", "blocked_by_rfkill", "not_permitted"] {
            let signals = watch.signals(on: Self.health(radio: .failed, error: code), AlertRules())
            let signal = try #require(signals.first { $0.key.kind == .radioFailed })
            guard case .raised(_, _, let text, let hint, _) = signal else { throw NoAlert() }
            #expect(text.text(in: .english).contains("('\(code)')"))
            hints.insert(hint)
        }
        #expect(hints.count == 6)
    }

    private struct NoAlert: Error {}

    @Test("A spool drops batches while their number rises, not because it once rose")
    func dropping() {
        let beats = [5, 5, 7, 7].map { Self.health(spool: SpoolRecord(bytes: 9, dropped: $0, setAside: 0)) }
        #expect(Self.raised(beats) == [[], [], [.spoolDropping], []])
    }

    @Test("A clock has to be off by a minute for five minutes on end, in either direction")
    func clock() {
        func beats(_ ahead: [(Double, Double)]) -> [[AlertKind]] {
            Self.raised(ahead.map { Self.health(at: $0, ahead: $1) })
        }
        #expect(beats([(0, -60), (299, -60), (300, -61)]) == [[], [], [.clockOff]])
        #expect(beats([(0, 60), (299, 59.9), (300, 60), (600, 1e300)]) == [[], [], [], [.clockOff]])
    }

    @Test("A node that goes by the server's leading clock is as right as one that goes by the wall's")
    func lead() {
        let beat = Heartbeat(sentAt: Self.start)
        for receivedAt in [Self.start, Self.start + 500] {
            let health = ScannerHealth(beat, of: 4, receivedAt: receivedAt, lead: 500)
            #expect(abs(health.clockAhead ?? 99) < 1e-6)
        }
    }
}
