import Foundation
import Testing

@testable import Copies

struct CopyWatchTests {
    private static let start = Date(timeIntervalSince1970: 1_788_251_400)

    /// Rooms 1 to 6 in a row, with a door between each two; the scanner of a room has its number.
    private static let row = DoorDistances((1..<6).map { ($0, $0 + 1) }, from: Set(1...6))

    private static func reading(_ second: Double, at scanner: Int64, _ level: Double) -> CopyWatch.Reading {
        CopyWatch.Reading(
            badge: 9, person: 7, scanner: scanner, room: scanner, level: level,
            heardAt: start.addingTimeInterval(second))
    }

    /// What is found, with the second in which it is told, where all readings come a second after they were heard.
    private static func findings(
        _ readings: [CopyWatch.Reading], in building: DoorDistances = row
    ) -> [(second: Int, finding: CopyWatch.Finding)] {
        var watch = CopyWatch()
        var found: [(second: Int, finding: CopyWatch.Finding)] = []
        let bySecond = Dictionary(grouping: readings) { Int($0.heardAt.timeIntervalSince(start)) }
        for second in 0...(bySecond.keys.max() ?? 0) + 10 {
            found += watch.take(
                bySecond[second - 1] ?? [], in: building, at: start.addingTimeInterval(Double(second))
            ).map { (second, $0) }
        }
        return found
    }

    private static func heard(_ seconds: Range<Int>, at scanner: Int64, _ level: Double = -60) -> [CopyWatch.Reading] {
        seconds.map { reading(Double($0), at: scanner, level) }
    }

    @Test("A badge that is loud at two scanners three doors apart is found within 45 s, and named with its rooms")
    func twice() throws {
        let found = Self.findings(Self.heard(0..<60, at: 1) + Self.heard(0..<60, at: 4))
        let first = try #require(found.first)
        #expect(first.finding.sort == .twice && (30...45).contains(first.second))
        #expect(Set(first.finding.rooms) == [1, 4] && first.finding.doors == 3)
        #expect(first.finding.person == 7 && first.finding.badge == 9)
    }

    @Test("Readings that are judged a few at a time give the same findings")
    func parts() {
        let readings = Self.heard(0..<90, at: 1) + Self.heard(0..<90, at: 4)
        var (whole, parts) = (CopyWatch(), CopyWatch())
        let expected = whole.take(readings, in: Self.row, at: Self.start.addingTimeInterval(100))
        parts.add(readings, at: Self.start.addingTimeInterval(100))
        var found: [CopyWatch.Finding] = []
        while parts.isDue { found += parts.judge(7, in: Self.row) }
        #expect(found == expected && !expected.isEmpty)
    }

    @Test("Two doors apart it is one badge, and so it is where no way is known, or for less than half a minute")
    func once() {
        #expect(Self.findings(Self.heard(0..<90, at: 1) + Self.heard(0..<90, at: 3)).isEmpty)
        let nowhere = DoorDistances([], from: [1, 4])
        #expect(Self.findings(Self.heard(0..<90, at: 1) + Self.heard(0..<90, at: 4), in: nowhere).isEmpty)
        let short = Self.heard(0..<60, at: 1, -55) + Self.heard(0..<20, at: 4, -60)
        #expect(Self.findings(short).isEmpty)
    }

    @Test("Heard faintly far away, as walls let it through, it is one badge")
    func faint() {
        #expect(Self.findings(Self.heard(0..<120, at: 1) + Self.heard(0..<120, at: 5, -85)).isEmpty)
    }

    @Test("Once it is known how loud rooms are, what is less loud than they are is not in them")
    func learned() {
        // Forty badges, each loud in room 1 and in room 4; then one that room 4 hears 20 dB less.
        var watch = CopyWatch()
        for second in 0..<60 {
            let now = Self.start.addingTimeInterval(Double(second))
            let crowd = (0..<40).map { number in
                CopyWatch.Reading(
                    badge: 100 + Int64(number), person: 100 + Int64(number), scanner: number % 2 == 0 ? 1 : 4,
                    room: number % 2 == 0 ? 1 : 4, level: -50 - Double((number * 7 + second * 3) % 9), heardAt: now)
            }
            let badge = [Self.reading(Double(second), at: 1, -52), Self.reading(Double(second), at: 4, -72)]
            #expect(watch.take(crowd + (second < 20 ? [] : badge), in: Self.row, at: now).isEmpty)
        }
    }

    @Test("From room to room in less than two seconds a door is too fast, in more it is not", arguments: [5, 12])
    func walked(seconds: Int) {
        let found = Self.findings(Self.heard(0..<20, at: 1) + Self.heard((19 + seconds)..<60, at: 5))
        #expect(found.map(\.finding.sort) == (seconds < 8 ? [.tooFast] : []))
        #expect(found.first.map { $0.finding.rooms == [1, 5] && $0.finding.doors == 4 } ?? true)
    }

    @Test("Somebody who walks from room to room, heard in each, is one person")
    func walking() {
        let readings = (1...6).flatMap { room -> [CopyWatch.Reading] in
            let first = Int(room - 1) * 5
            return Self.heard(first..<(first + 5), at: Int64(room), -55)
                + (room < 6 ? Self.heard(first..<(first + 5), at: Int64(room) + 1, -66) : [])
        }
        #expect(Self.findings(readings).isEmpty)
    }

    /// What is found of badge 9, after a class in room 1 was there for five minutes, which a thin wall lets
    /// the scanner of room 4 hear.
    private static func findings(_ readings: [CopyWatch.Reading], afterClass: Bool) -> [CopyWatch.Finding] {
        var watch = CopyWatch()
        let bySecond = Dictionary(grouping: readings) { Int($0.heardAt.timeIntervalSince(start)) }
        return (-300...(bySecond.keys.max() ?? 0) + 10).flatMap { second in
            let heard = afterClass && second < 0 ? classroom(second) : []
            return watch.take(
                heard + (bySecond[second - 1] ?? []), in: row, at: start.addingTimeInterval(Double(second))
            ).filter { $0.badge == 9 }
        }
    }

    private static func classroom(_ second: Int) -> [CopyWatch.Reading] {
        (0..<20).flatMap { number in
            [(scanner: Int64(1), level: -58.0), (4, -66)].map { scanner, level in
                CopyWatch.Reading(
                    badge: 100 + Int64(number), person: 100 + Int64(number), scanner: scanner, room: scanner,
                    level: level - Double((number * 7 + second * 3) % 9) + 4,
                    heardAt: start.addingTimeInterval(Double(second) - 0.5))
            }
        }
    }

    @Test("Where a thin wall lets a scanner hear the badges of another room, being loud in both is no copy")
    func thinWall() {
        let both = Self.heard(0..<90, at: 1, -58) + Self.heard(0..<90, at: 4, -60)
        #expect(Self.findings(both, afterClass: false).first?.sort == .twice)
        #expect(Self.findings(both, afterClass: true).isEmpty)
        let copy = Self.heard(0..<90, at: 1, -58) + Self.heard(0..<90, at: 6, -60)
        #expect(Self.findings(copy, afterClass: true).first?.sort == .twice)
    }

    @Test("A scanner that comes back has moved nobody: one place explains what was heard before and after")
    func scannerBack() {
        // The scanner of room 1 hears nothing for a minute, and the one behind the wall is the loudest.
        let readings = Self.heard(0..<60, at: 4, -58) + Self.heard(60..<100, at: 1, -56)
        #expect(Self.findings(readings, afterClass: false).map(\.sort) == [.tooFast])
        #expect(Self.findings(readings, afterClass: true).isEmpty)
    }

    @Test("A badge that is louder than others is heard farther, and is one all the same")
    func loudBadge() {
        let far = Self.heard(600..<690, at: 4, -62)
        let quiet = Self.findings(Self.heard(600..<690, at: 1, -62) + far)
        #expect(quiet.first?.finding.sort == .twice)
        // For ten minutes it is heard in its own room alone, and there it is louder than badges are.
        #expect(Self.findings(Self.heard(0..<690, at: 1, -45) + far).isEmpty)
    }

    @Test("What comes when it was judged already tells nothing, and a badge that is gone is forgotten")
    func late() {
        var watch = CopyWatch()
        _ = watch.take(Self.heard(0..<50, at: 1), in: Self.row, at: Self.start.addingTimeInterval(60))
        #expect(
            watch.take(Self.heard(0..<50, at: 4), in: Self.row, at: Self.start.addingTimeInterval(61)).isEmpty)
        #expect(watch.count == 1)
        for number in 0..<100 {
            let other = CopyWatch.Reading(
                badge: 200 + Int64(number), person: 1, scanner: 1, room: 1, level: -60,
                heardAt: Self.start.addingTimeInterval(700 + Double(number)))
            _ = watch.take([other], in: Self.row, at: Self.start.addingTimeInterval(704.5 + Double(number)))
        }
        #expect(watch.count == 100)
    }
}
