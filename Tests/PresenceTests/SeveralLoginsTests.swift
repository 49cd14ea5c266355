import Testing

@testable import Presence

@Suite("Several logins of one person")
struct SeveralLoginsTests {
    @Test("Of two that were never seen to move, the one counts that somebody logged in on last")
    func loggedIn() {
        var scene = Scene()
        scene.client(hears: [9], at: 1, login: Scene.tablet)
        scene.client(hears: [1], at: 2)
        scene.client(hears: [9], at: 31, login: Scene.tablet)
        #expect(scene.told == ["present 90", "present 10"])
        scene.walk(through: [1, 2], from: 40)
        scene.client(hears: [8], at: 165, login: ClientScan.Login(number: 3, since: Scene.date(164)))
        #expect(scene.told.last == "present 20", "an app that logs in by itself is in nobody's hands")
    }

    @Test("The one that is followed is so after it logs in anew, wherever it is by then")
    func loggedInAnew() {
        for room: Int64 in [2, 3] {
            var scene = Scene.walked()
            scene.client(hears: [room], at: 132, login: Scene.anew, logins: [2, 3])
            for report in 0..<5 {
                scene.client(hears: [9], at: 140 + Double(report) * 30, login: Scene.tablet, logins: [2, 3])
                scene.client(hears: [room], at: 162 + Double(report) * 30, login: Scene.anew, logins: [2, 3])
            }
            #expect(scene.told.last == "present \(room * 10)" && scene.told.count { $0 == "present 90" } == 1)
        }
    }

    @Test("A login that was lost, and not ended, is taken up by the next one in the same room")
    func lostLogin() {
        var scene = Scene.walked()
        for report in 0..<8 {
            scene.client(hears: [2], at: 132 + Double(report) * 30, login: Scene.anew, logins: [1, 2, 3])
            scene.client(hears: [9], at: 140 + Double(report) * 30, login: Scene.tablet, logins: [1, 2, 3])
        }
        #expect(scene.told.suffix(1) == ["present 20"])
    }

    @Test("The word of one whose login has ended stands until it logs in anew")
    func ended() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        scene.client(hears: [9], at: 135, login: Scene.tablet, logins: [2])
        scene.client(
            hears: [2], at: 150, login: ClientScan.Login(number: 3, since: Scene.date(149)), logins: [2, 3])
        scene.client(hears: [9], at: 165, login: Scene.tablet, logins: [2, 3])
        #expect(scene.told == ["present 10", "present 20"])
    }

    @Test("One that lost its login and went on is followed once its next report would have been overdue")
    func lostAndGone() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        for report in 0..<3 { scene.client(hears: [3], at: 132 + Double(report) * 30, login: Scene.anew) }
        #expect(scene.told.last == "present 30" && scene.counted.suffix(3) == [false, true, true])
    }

    @Test("However often somebody logs in, little is kept of it")
    func manyLogins() {
        var scene = Scene()
        for number in 1...1000 {
            let login = ClientScan.Login(number: Int64(number), since: Scene.date(Double(number)))
            scene.client(hears: [1], at: Double(number) + 0.5, login: login)
        }
        #expect(scene.counted.allSatisfy { $0 })
        #expect(scene.engine.people[1]?.track.clients.count == 4)
    }
}
