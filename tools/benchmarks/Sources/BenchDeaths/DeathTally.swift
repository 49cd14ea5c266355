import Presence
import Vocabulary

/// What is said after deaths, in seconds whose room is known.
struct DeathTally {
    private(set) var (right, wrong, unknown) = (0, 0, 0)

    mutating func add(_ life: Life, _ truth: [Int: Int64], _ seconds: ClosedRange<Int>) {
        for second in seconds {
            guard let room = truth[second], let said = life.said[second] else { continue }
            switch said.state {
            case .present where said.room == room: right += 1
            case .present: wrong += 1
            case .unknown: unknown += 1
            case .left: continue
            }
        }
    }

    var text: String { "right \(right) s, another room \(wrong) s, unknown \(unknown) s" }
}
