import Foundation
import Testing

@testable import Locks

@Suite("What becomes of a booked room")
struct BookedRoomTests {
    private static let from = Date(timeIntervalSince1970: 1_788_251_400)

    private static func step(
        at seconds: TimeInterval, noticed: Bool = false, lastThere: TimeInterval? = nil, isThere: Bool = false,
        sightSince: TimeInterval? = -3_600
    ) -> BookedRoom.Step? {
        BookedRoom(
            from: from, until: from + 3_600, isNoticed: noticed, lastThere: lastThere.map { from + $0 },
            isOccupied: isThere, sightSince: sightSince.map { from + $0 }
        ).step(at: from + seconds)
    }

    @Test("Where nobody comes the booker is told after ten minutes, and after fifteen it is given back")
    func unused() {
        #expect(step(-60) == nil && step(599) == nil)
        #expect(step(600) == .notice && step(899) == .notice)
        #expect(Self.step(at: 700, noticed: true) == nil)
        #expect(step(900) == .releaseUnused && Self.step(at: 900, noticed: true) == .releaseUnused)
        // Its time is over by itself.
        #expect(step(3_600) == nil)
    }

    private func step(_ seconds: TimeInterval) -> BookedRoom.Step? { Self.step(at: seconds) }

    @Test("While somebody is there, or may be, it stays")
    func used() {
        #expect(Self.step(at: 1_000, lastThere: 1_000, isThere: true) == nil)
        #expect(Self.step(at: 1_000, isThere: true) == nil)
    }

    @Test("Ten minutes after the last one left the rest is given back")
    func left() {
        #expect(Self.step(at: 1_799, lastThere: 1_200) == nil)
        #expect(Self.step(at: 1_800, lastThere: 1_200) == .releaseLeft)
        // Who looked in before has until ten minutes after the beginning to come again.
        #expect(Self.step(at: 599, lastThere: -200) == nil)
        #expect(Self.step(at: 600, lastThere: -200) == .releaseLeft)
    }

    @Test("Where nothing would have been heard for a moment of that time it stays")
    func blind() {
        #expect(Self.step(at: 900, sightSince: nil) == nil)
        #expect(Self.step(at: 900, sightSince: -299) == nil)
        #expect(Self.step(at: 900, sightSince: -300) == .releaseUnused)
        #expect(Self.step(at: 600, sightSince: -299) == nil)
        #expect(Self.step(at: 1_800, lastThere: 1_200, sightSince: 1_201) == nil)
        #expect(Self.step(at: 1_800, lastThere: 1_200, sightSince: 1_200) == .releaseLeft)
        #expect(Self.step(at: 1_800, lastThere: 1_200, sightSince: nil) == nil)
    }
}
