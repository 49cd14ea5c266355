import Testing
import Vocabulary

@testable import Presence

@Suite("What a student's client hears")
struct ClientEvidenceTests {
    @Test("A reported room beacon is believed at once")
    func reported() {
        var scene = Scene()
        scene.client(hears: [1], at: 1)
        #expect(scene.whereabouts?.state == .present && scene.whereabouts?.room == 10)
    }

    @Test("The next report replaces the last one")
    func replaced() {
        var scene = Scene()
        scene.client(hears: [1], at: 1)
        scene.client(hears: [2], at: 31)
        #expect(scene.transitions.map(\.after.room) == [10, 20])
    }

    @Test("A client that hears no beacon is unknown at once, and never left")
    func hearsNone() {
        var scene = Scene()
        scene.client(hears: [1], at: 1)
        scene.client(hears: [], at: 31)
        scene.seconds(32...500)
        #expect(scene.transitions.map(\.after.state) == [.present, .unknown])
    }

    @Test("A list of what was heard long ago moves nobody, and takes nobody from where they are")
    func late() {
        var scene = Scene()
        scene.client(hears: [2], at: 1)
        scene.client(hears: [1], at: 31, secondsAgo: 20)
        #expect(scene.told == ["present 20"])
        scene.client(hears: [2, 1], at: 61, secondsAgo: 16)
        scene.seconds(62...120)
        #expect(scene.told == ["present 20"], "who was heard then was not silent")
        scene.seconds(121...200)
        #expect(scene.told == ["present 20", "unknown 20"])
    }

    @Test("Of beacons without a level the first is the nearest")
    func nearestFirst() {
        var scene = Scene()
        scene.client(hears: [1], at: 1)
        scene.client(hears: [2, 1], at: 31)
        scene.client(hears: [1, 2], at: 61)
        #expect(scene.told == ["present 10", "present 20", "present 10"])
    }

    @Test("However fast a client reports, its visits follow each other and no time lies ahead of the clock")
    func hurried() {
        var scene = Scene()
        var visits = VisitLog()
        for step in 0..<200 {
            let time = 1 + Double(step) * 0.01
            scene.client(hears: [[1], [2], []][step % 3], at: time)
            visits.take(scene.transitions.suffix(1), at: Scene.date(time))
        }
        #expect(scene.transitions.count == 200)
        #expect(visits.faults.isEmpty, "\(visits.faults.first ?? "")")
    }

    @Test("A client that falls silent is unknown after three missed reports")
    func silence() {
        var scene = Scene()
        scene.client(hears: [1], at: 1)
        scene.seconds(2...91)
        #expect(scene.whereabouts?.state == .present)
        scene.seconds(92...500)
        #expect(scene.transitions.map(\.after.state) == [.present, .unknown])
    }

    @Test(
        "Where the scanner that heard somebody loudest is dead, their client is believed, wherever they go",
        arguments: [2, 3] as [Int64])
    func deadScanner(beacon: Int64) {
        var scene = Scene()
        scene.seconds(1...60, hears: [(2, -45)])
        for second in 61...400 {
            if second % 30 == 5 { scene.client(hears: [beacon], at: Double(second)) }
            scene.second(Double(second), alive: [1])
        }
        #expect(scene.told == (beacon == 2 ? ["present 20"] : ["present 20", "present 30"]))
    }

    @Test("Once a client is silent, what a dead scanner last heard holds nobody where the client was")
    func silentBesideDead() {
        var scene = Scene()
        scene.seconds(1...60, hears: [(2, -45)])
        for second in 61...95 {
            if second % 30 == 5 { scene.client(hears: [2], at: Double(second)) }
            scene.second(Double(second), alive: [1])
        }
        scene.seconds(96...600, alive: [1], hears: [(1, -60)])
        #expect(scene.told.last == "unknown 20" || scene.told.last == "present 10")
    }

    @Test("A dead scanner gives a client no more weight beside one that is alive")
    func livingBesideDead() {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -50)])
        scene.seconds(61...95, alive: [2], hears: [(2, -42)])
        for second in 96...300 {
            if second % 30 == 15 { scene.client(hears: [3], at: Double(second)) }
            scene.second(Double(second), alive: [2], hears: [(2, second / 10 % 2 == 0 ? -58 : -44)])
        }
        #expect(scene.told == ["present 10", "present 20"])
    }

    @Test("A client and a scanner that hear two rooms about equally loud do not take somebody from each other in turn")
    func disagreement() {
        var scene = Scene()
        let levels = [-66.0, -67, -74, -75, -73, -65, -66, -74]
        for second in 1...660 {
            let time = Double(second)
            if second % 30 == 0 { scene.client(hears: [2], rssi: second < 630 ? -70 : -58, at: time) }
            scene.second(time, alive: [1], hears: [(1, levels[second / 4 % 8])])
            if second == 629 { #expect(scene.told == ["present 10"]) }
        }
        #expect(scene.told == ["present 10", "present 20"], "what is plainly louder counts at once")
    }

    @Test("A room that both the client and a scanner name is not left for another that the client hears too")
    func agreement() {
        var scene = Scene()
        scene.client(hears: [1], rssi: -70, at: 1)
        for second in 2...40 {
            if second % 10 == 0 { scene.client(hears: [1, 2], rssi: -70, at: Double(second)) }
            scene.second(Double(second), alive: [1], hears: [(1, -68)])
        }
        #expect(scene.told == ["present 10"])
    }
}
