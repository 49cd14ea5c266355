import Foundation
import Locks
import Testing

@Suite("Doors that are forced")
struct DoorOpeningTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func opening(_ bolt: BoltState?, isWitnessed: Bool = true) -> DoorOpening {
        DoorOpening(openedAt: now, bolt: bolt, isWitnessed: isWitnessed)
    }

    @Test("A door that opens while its bolt is locked is forced")
    func forced() {
        #expect(opening(.locked).isForced(despite: []))
        #expect(opening(.locked).isForced(despite: [.init(from: now - 60, until: now - 10.1)]))
        #expect(opening(.locked).isForced(despite: [.init(from: now + 1.1, until: now + 6)]))
    }

    @Test("The way out draws the bolt and is none, nor is what nobody saw, or a bolt of which nothing is known")
    func wayOut() {
        for bolt in [BoltState.unlocked, .jammed, nil] { #expect(!opening(bolt).isForced(despite: [])) }
        #expect(!opening(.locked, isWitnessed: false).isForced(despite: []))
    }

    @Test("An attempt that held the lock explains it, until ten seconds after")
    func attempt() {
        for until in [now + 4, now, now - 10] {
            #expect(!opening(.locked).isForced(despite: [.init(from: until - 5, until: until)]))
        }
        #expect(!opening(.locked).isForced(despite: [.init(from: now + 0.5, until: now + 5.5)]))
    }
}
