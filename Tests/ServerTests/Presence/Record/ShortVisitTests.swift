import Foundation
import TestSupport
import Testing
import Wire

@Suite(.mustEnd)
struct ShortVisitTests {
    /// After the live state has moved somebody, the record says that they never went; then they are found where they
    /// were, from a time before the one to which the record has put the move.
    @Test(
        "A visit that the record has put after its end leaves nothing behind",
        arguments: [(2, -78, -50), (3, -66, -58)])
    func corrected(spike: Int, here: Int, there: Int) async throws {
        try await School.open { school in
            let (one, other, ada, badge) = try await school.neighbours()
            for second in 0..<230 {
                let levels =
                    switch second {
                    case ..<100: (-55, -75)
                    case ..<(100 + spike): (here, there)
                    case ..<155: (-60, -60)
                    default: (-55, -75)
                    }
                try await school.hear(badge, one, levels.0, other, levels.1)
                for visit in try await school.visits(of: ada) {
                    let length = (visit.leftAt ?? school.now).timeIntervalSince(visit.enteredAt)
                    #expect(length > 0.5, "at \(second + 1) s")
                }
            }
            #expect(try await school.told(of: ada).contains("present 102"))
            #expect(try await school.visits(of: ada).last?.roomNumber == "101")
        }
    }
}
