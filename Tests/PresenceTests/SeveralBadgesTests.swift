import Testing
import Vocabulary

@testable import Presence

@Suite("Several badges of one person")
struct SeveralBadgesTests {
    @Test("Several badges of one person are one person, and one of them is enough")
    func severalBadges() {
        var scene = Scene()
        let both = [Scene.sighting(by: 1, in: 10, -60), Scene.sighting(by: 1, in: 10, -75, badge: 102)]
        let moves = scene.hear(1...20, both) + scene.hear(21...200, [both[1]])
        #expect(moves.map(\.after.room) == [10] && scene.whereabouts?.state == .present)
        #expect(scene.whereabouts?.beacon == 102 && scene.whereabouts?.heardAt == Scene.date(200))
    }

    @Test("Whoever leaves a badge behind is where the one is that they carry", arguments: [101, 102] as [Int64])
    func leftBehind(carried: Int64) {
        var scene = Scene()
        let left: Int64 = carried == 101 ? 102 : 101
        var moves = scene.hear(1...60, Scene.badge(101, by: 1) + Scene.badge(102, by: 1))
        moves += scene.hear(61...360, Scene.badge(left, by: 1) + Scene.badge(carried, by: 2))
        moves += scene.hear(361...660, Scene.badge(left, by: 1) + Scene.badge(carried, by: 3))
        #expect(Scene.rooms(moves) == ["present 10", "present 20", "present 30"])
        #expect(scene.whereabouts?.beacon == carried)
        #expect(zip(moves.dropFirst(), [60, 360]).allSatisfy { $0.after.since > Scene.date($1) })
    }

    @Test("Whoever comes back for the other badge and goes with that is where it is")
    func changesBadges() {
        var scene = Scene()
        var moves = scene.hear(1...60, Scene.badge(101, by: 1) + Scene.badge(102, by: 1))
        moves += scene.hear(61...120, Scene.badge(101, by: 1) + Scene.badge(102, by: 2))
        moves += scene.hear(121...180, Scene.badge(101, by: 1) + Scene.badge(102, by: 1))
        moves += scene.hear(181...400, Scene.badge(101, by: 3) + Scene.badge(102, by: 1))
        #expect(moves.map(\.after.room) == [10, 20, 10, 30])
    }

    @Test("Whoever is heard no more is where the badge is that they left behind, since they were heard last")
    func goneWithOne() {
        var scene = Scene()
        var moves = scene.hear(1...60, Scene.badge(101, by: 1) + Scene.badge(102, by: 1))
        moves += scene.hear(61...120, Scene.badge(101, by: 1) + Scene.badge(102, by: 2))
        moves += scene.hear(121...300, Scene.badge(101, by: 1))
        #expect(Scene.rooms(moves) == ["present 10", "present 20", "present 10"])
        #expect(moves.last?.visitEndedAt == Scene.date(121))
        moves = scene.hear(301...400, Scene.badge(101, by: 1) + Scene.badge(102, by: 2))
        #expect(Scene.rooms(moves) == ["present 20"] && moves.last?.after.since == Scene.date(301))
        #expect(Scene.rooms(scene.hear(401...500, [])) == ["left 20"])
    }

    @Test("Nobody moves to a badge that was left behind because the scanner that held them died")
    func scannerDies() {
        var scene = Scene()
        _ = scene.hear(1...60, Scene.badge(101, by: 1) + Scene.badge(102, by: 1))
        _ = scene.hear(61...120, Scene.badge(101, by: 1) + Scene.badge(102, by: 2))
        let faint = Scene.badge(101, by: 1).filter { $0.link != .scanner(2) }
        let moves = scene.hear(121...300, alive: [1, 3], faint)
        #expect(Scene.rooms(moves) == ["unknown 20"])
    }

    @Test("Where a badge lies is not told by the first scanner that reports it, nor by a packet now and then")
    func falseMoves() {
        var scene = Scene()
        let carried = Scene.badge(101, by: 2)
        var moves = scene.hear(1...3, carried + [Scene.sighting(by: 3, in: 30, -85, badge: 102)])
        moves += scene.hear(4...100, carried + Scene.badge(102, by: 1))
        for start in stride(from: 101, to: 1000, by: 150) {
            moves += scene.hear(start...start, carried + [Scene.sighting(by: 3, in: 30, -85, badge: 103)])
            moves += scene.hear(start + 1...start + 149, carried + Scene.badge(102, by: 1))
        }
        #expect(Scene.rooms(moves) == ["present 20"])
    }

    @Test("What a scanner hears that has only begun to listen, or only now and then, was not brought there")
    func lateScanner() {
        var scene = Scene()
        let carried = Scene.badge(101, by: 2).filter { $0.link != .scanner(1) }
        var moves = scene.hear(1...200, alive: [2, 3], carried)
        moves += scene.hear(201...400, carried + [Scene.sighting(by: 1, in: 10, -60, badge: 102)])
        for start in stride(from: 401, to: 1500, by: 10) {
            moves += scene.hear(start...start, carried + [Scene.sighting(by: 3, in: 30, -88, badge: 103)])
            moves += scene.hear(start + 1...start + 9, carried + [Scene.sighting(by: 1, in: 10, -60, badge: 102)])
        }
        #expect(Scene.rooms(moves) == ["present 20"])
    }

    @Test("Whoever left with the badge they carry is not back for one packet of the other")
    func onePacket() {
        var scene = Scene()
        var moves = scene.hear(1...100, Scene.badge(101, by: 2))
        moves += scene.hear(101...157, [])
        moves += scene.hear(158...158, [Scene.sighting(by: 3, in: 30, -88, badge: 102)])
        moves += scene.hear(159...400, [])
        #expect(Scene.rooms(moves) == ["present 20", "left 20"])
    }

    @Test("Whoever goes out with both badges has left when the last of them is heard no more")
    func goneWithBoth() {
        var scene = Scene()
        var moves = scene.hear(1...100, Scene.badge(101, by: 2) + Scene.badge(102, by: 2))
        moves += scene.hear(101...130, Scene.badge(102, by: 2))
        moves += scene.hear(131...400, [])
        #expect(Scene.rooms(moves) == ["present 20", "left 20"] && moves.last?.after.since == Scene.date(131))
    }

    @Test("A badge that is new, and stays, is in somebody's hands")
    func newBadge() {
        var scene = Scene()
        var moves = scene.hear(1...200, Scene.badge(101, by: 1))
        moves += scene.hear(201...400, Scene.badge(101, by: 1) + Scene.badge(102, by: 2))
        #expect(moves.map(\.after.room) == [10, 20])
    }

    @Test(
        "After a restart the badge that was carried counts, whoever told last, whichever is heard first",
        arguments: [false, true])
    func restart(byClient: Bool) {
        var scene = Scene()
        _ = scene.hear(1...60, Scene.badge(101, by: 1) + Scene.badge(102, by: 1))
        _ = scene.hear(61...120, Scene.badge(101, by: 1) + Scene.badge(102, by: 2))
        if byClient { scene.client(hears: [2], rssi: -50, at: 120) }
        let before = scene.whereabouts
        scene.engine = Engine(startedAt: Scene.date(130))
        for scanner: Int64 in [1, 2, 3] { scene.engine.restore(scanner: scanner, lastAt: Scene.date(120)) }
        if let before { scene.engine.restore(before, of: 1) }
        let moves =
            scene.hear(131...135, Scene.badge(101, by: 1))
            + scene.hear(136...400, Scene.badge(101, by: 1) + Scene.badge(102, by: 2))
        #expect(moves.isEmpty && scene.whereabouts?.room == 20)
    }

    /// How often somebody who goes from room to room every 30 s is said to move, where rooms are hard to tell apart.
    private func moves(with badges: [Int64], seed: UInt64) -> (moves: Int, right: Int) {
        var random = SplitMix64(seed: seed)
        var scene = Scene()
        var (moves, right) = (0, 0)
        for second in 1...1200 {
            let near = Int64(second / 30 % 3 + 1)
            let heard = badges.flatMap { badge in
                [1, 2, 3].map { (scanner: Int64) in
                    let noise = (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -5...5, using: &random) }
                    return Scene.sighting(
                        by: scanner, in: scanner * 10, (scanner == near ? -66 : -72) + noise, badge: badge)
                }
            }
            moves += scene.hear(second...second, heard).count
            right += scene.whereabouts?.room == near * 10 ? 1 : 0
        }
        return (moves, right)
    }

    @Test("Whoever carries two badges is no less often right for it, and hardly moves oftener")
    func bothCarried() {
        var (one, two) = ((moves: 0, right: 0), (moves: 0, right: 0))
        for seed: UInt64 in 1...10 {
            let (alone, both) = (moves(with: [101], seed: seed), moves(with: [101, 102], seed: seed))
            one = (one.moves + alone.moves, one.right + alone.right)
            two = (two.moves + both.moves, two.right + both.right)
        }
        #expect(two.right >= one.right && Double(two.moves) < 1.1 * Double(one.moves), "\(one), \(two)")
    }
}
