import Devices
import Foundation
import Phrases
import Wire

/// Attempts to open locks, as text.
extension View {
    /// The state of an attempt, with all known reasons.
    func outcome(of unlock: UnlockRecord) -> HTML {
        let shape = unlock.outcome == .opened ? "present" : unlock.outcome.isEnd ? "left" : "unknown"
        let given = unlock.overrideReason.map { self(.overrideGiven($0)) }
        let reasons = unlock.reasons.map { self(.unlockReason($0.rawValue)) }
        let more = (ends(unlock.outcomeReason) + reasons + [given].compactMap(\.self)).map { "<br>\($0)" as HTML }
        return """
            <span class="state \(shape)">\(self(.unlockOutcomeWord(unlock.outcome.rawValue)))</span> \
            <small>\(self(.unlockOutcome(unlock.outcome.rawValue)))\(more)</small>
            """
    }

    /// The reasons for its end; empty if there is none. A reason without a sentence is shown as it is.
    func ends(_ word: String?) -> [String] {
        guard let word else { return [] }
        return [Phrase.unlockEnd(word).map { self($0) } ?? word]
    }

    /// What gave the right, and the unlock channel.
    func right(of unlock: UnlockRecord) -> HTML {
        let right = unlock.right.map { self(.unlockRight($0.rawValue)) }
        let way = Phrase.unlockChannel(unlock.way.rawValue).map { self($0) }
        return value([right, way].compactMap(\.self).joined(separator: ", "))
    }

    /// Whether a person was detected at a door, by what and how long before.
    func sight(_ sight: UnlockPresence, by source: String?, milliseconds: Int?) -> String {
        switch sight {
        case .off: return self(.sightOff)
        case .notSeen: return self(.sightNot)
        case .blind:
            switch source {
            case "no_listener": return self(.sightNoListener)
            case "outside_lawful_hours": return self(.sightUnlawful)
            default: return self(.sightBlind)
            }
        case .seen:
            guard let source, let milliseconds else { return self(.sightSeen) }
            return self(.sightBy(source, .decimal(Double(milliseconds) / 1_000)))
        }
    }

    func sight(of unlock: UnlockRecord) -> HTML {
        "\(sight(unlock.sight, by: unlock.sightSource, milliseconds: unlock.sightMilliseconds))"
    }

    /// The time of day with seconds.
    func exactClock(_ time: Date) -> String {
        let seconds = Calendar.school(timeZone).component(.second, from: time)
        return marked("\(plainClock(time)):\(seconds < 10 ? "0" : "")\(seconds)", time)
    }
}
