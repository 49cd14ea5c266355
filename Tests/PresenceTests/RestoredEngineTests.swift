import Testing
import Vocabulary

@testable import Presence

@Suite("An engine after a restart")
struct RestoredEngineTests {
    @Test("Goes on with the same visit when the person is still heard")
    func goesOn() {
        var scene = Scene.restored()
        scene.seconds(1001...1100, hears: [(1, -60)])
        #expect(scene.transitions.isEmpty && scene.whereabouts?.since == Scene.date(1))
    }

    @Test("Gives nobody's word for it before somebody was heard again")
    func anonymousEntry() throws {
        var scene = Scene.restored()
        scene.seconds(1001...1003)
        let explanation = try #require(scene.explanation)
        #expect(explanation.readings.isEmpty && explanation.candidates.map(\.room) == [10])
        scene.second(1004, hears: [(1, -60)])
        #expect(scene.explanation?.readings.map(\.link) == [.scanner(1)])
    }

    @Test("Does not take the time it was away for silence")
    func awayIsNotSilence() {
        var scene = Scene.restored()
        scene.seconds(1001...1060)
        #expect(scene.transitions.isEmpty)
        scene.seconds(1061...1070)
        #expect(scene.transitions.map(\.after.state) == [.left])
    }

    @Test("Leaves somebody where they were until the scanner that held them has told what it heard")
    func holderHasTheFirstWord() {
        var scene = Scene.restored()
        scene.seconds(1001...1010, alive: [2], hears: [(2, -80)])
        scene.seconds(1011...1100, hears: [(1, -60), (2, -80)])
        #expect(scene.transitions.isEmpty)
    }

    @Test("Takes nobody for left whose scanner had been away for long, and hands in what it heard")
    func spoolOfOneForgotten() {
        var scene = Scene(startedAt: 600)
        let whereabouts = Whereabouts(
            state: .unknown, room: 20, since: Scene.date(1), heardAt: Scene.date(0), decidedAt: Scene.date(31),
            confidence: 1, link: .scanner(2), beacon: 101, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1)
        for batch in 0..<20 {
            let (now, heard) = (605 + Double(batch), 30 + Double(batch) * 30)
            var draft = scene.engine.draft()
            draft.report(scanner: 2, heardThrough: Scene.date(heard))
            draft.observe(scene.sighting(2, -55, at: heard), at: Scene.date(now))
            scene.decide(&draft, at: now)
        }
        scene.seconds(625...640, hears: [(2, -55)])
        #expect(scene.told == ["present 20"])
    }

    @Test("Does not wait longer than three heartbeats for that scanner")
    func holderStaysAway() {
        var scene = Scene.restored()
        scene.seconds(1001...1030, alive: [2], hears: [(2, -60)])
        #expect(scene.transitions.isEmpty)
        scene.seconds(1031...1100, alive: [2], hears: [(2, -60)])
        #expect(scene.whereabouts?.room == 20 && scene.transitions.allSatisfy { $0.after.state != .left })
    }

    @Test("Lets a client's last word stand as if it had been said when the engine started")
    func clientsWord() {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .present, room: 10, since: Scene.date(1), heardAt: Scene.date(900), decidedAt: Scene.date(1),
            confidence: 1, link: .client(beacon: 1), beacon: 1, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1)
        scene.seconds(1001...1001)
        #expect(scene.explanation?.readings.isEmpty == true, "nobody has said that again")
        var (reports, hearsNone, silent) = (scene, scene, scene)
        reports.seconds(1002...1080)
        reports.client(hears: [1], at: 1081)
        reports.seconds(1082...1160)
        #expect(reports.transitions.isEmpty)
        hearsNone.seconds(1002...1010)
        hearsNone.client(hears: [], at: 1011)
        #expect(hearsNone.transitions.map(\.after.state) == [.unknown])
        silent.seconds(1002...1090)
        #expect(silent.transitions.isEmpty)
        silent.seconds(1091...1100)
        #expect(silent.transitions.map(\.after.state) == [.unknown])
        #expect(silent.transitions.first?.visitEndedAt == Scene.date(901))
    }

    @Test("Gives scanners three heartbeats to come back before it takes them for quiet")
    func waitsForScanners() {
        var scene = Scene.restored()
        scene.seconds(1001...1030, alive: [])
        #expect(scene.transitions.isEmpty)
        scene.seconds(1031...1040, alive: [])
        #expect(scene.transitions.map(\.after.state) == [.unknown])
    }

    @Test("Keeps nobody for a room beside whose scanner is dead, nor moves them there by a faint word")
    func holderIsDead() {
        var scene = Scene.restored(heardAt: 995)
        scene.engine.restore(scanner: 2, lastAt: Scene.date(995))
        scene.seconds(1001...1060, alive: [2], hears: [(2, -92)])
        #expect(scene.told == ["unknown 10"])
    }

    @Test("Moves nobody while the scanner that held them still hands in what it heard meanwhile")
    func holderIsSlow() {
        var scene = Scene.restored(heardAt: 395)
        scene.engine.restore(scanner: 2, lastAt: Scene.date(395))
        let end = scene.drains(from: 396, at: 1001, pace: 10, beside: -92)
        #expect(end > 1040)
        scene.seconds(end...(end + 20), hears: [(1, -50), (2, -92)])
        #expect(scene.told.isEmpty)
    }

    @Test("Leaves somebody unknown whom another room hears no better than before")
    func staysUnknown() {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .unknown, room: 10, since: Scene.date(960), heardAt: Scene.date(999), decidedAt: Scene.date(960),
            confidence: 0, link: .scanner(1), beacon: 101, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1)
        scene.engine.restore(scanner: 2, lastAt: Scene.date(999))
        scene.seconds(1001...1060, alive: [2], hears: [(2, -92)])
        #expect(scene.told.isEmpty)
        scene.seconds(1061...1080, alive: [2], hears: [(2, -55)])
        #expect(scene.told == ["present 20"])
    }

    @Test("Finds somebody elsewhere, however faintly, whose scanner had died long before the restart")
    func longAgo() {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .unknown, room: 10, since: Scene.date(100), heardAt: Scene.date(100), decidedAt: Scene.date(130),
            confidence: 0, link: .scanner(1), beacon: 101, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1, ranUntil: Scene.date(999))
        scene.engine.restore(scanner: 2, lastAt: Scene.date(999))
        scene.seconds(1001...1020, alive: [2], hears: [(2, -84)])
        #expect(scene.told == ["present 20"])
    }

    @Test("Holds somebody by what their dead scanner had last heard", arguments: [(-50.0, false), (-90, true)])
    func lastLevel(level: Double, isFound: Bool) {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .unknown, room: 10, since: Scene.date(960), heardAt: Scene.date(999), decidedAt: Scene.date(960),
            confidence: 0, link: .scanner(1), beacon: 101, leaveAfter: 60)
        scene.engine.restore(
            whereabouts, of: 1, ranUntil: Scene.date(999),
            quiet: QuietScanner(scanner: 1, room: 10, level: level))
        scene.seconds(1001...1060, alive: [2], hears: [(2, -65)])
        #expect(scene.told == (isFound ? ["present 20"] : []))
    }

    @Test("Does not take a long absence of its own for a reason to judge somebody afresh whose scanner is dead")
    func longAway() {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .unknown, room: 10, since: Scene.date(700), heardAt: Scene.date(800), decidedAt: Scene.date(700),
            confidence: 0, link: .scanner(1), beacon: 101, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1, ranUntil: Scene.date(801))
        scene.engine.restore(scanner: 2, lastAt: Scene.date(800))
        scene.seconds(1001...1020, alive: [2], hears: [(2, -84)])
        #expect(scene.told.isEmpty)
    }

    @Test("Finds somebody elsewhere, however faintly, who came back after their scanner had died")
    func nextDay() {
        var scene = Scene.restored(heardAt: 995)
        scene.engine.restore(scanner: 2, lastAt: Scene.date(995))
        scene.seconds(1001...1200, alive: [2])
        #expect(scene.told == ["unknown 10"])
        scene.seconds(1201...1220, alive: [2], hears: [(2, -84)])
        #expect(scene.told == ["unknown 10", "present 20"])
    }

    @Test("Names no badge for somebody whose badge is no more", arguments: [nil, 101] as [Int64?])
    func badgeGone(beacon: Int64?) {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .present, room: 10, since: Scene.date(1), heardAt: Scene.date(995), decidedAt: Scene.date(3),
            confidence: 1, link: .scanner(1), beacon: beacon, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1)
        scene.handsIn(1004...1005, at: 1025)
        #expect(scene.whereabouts?.state == .present && scene.whereabouts?.beacon == beacon)
    }
}
