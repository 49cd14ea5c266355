import Phrases
import Vocabulary
import Wire

/// The number of people a muster expects, the same on the page, on paper and in the report: those whom it does not
/// expect are counted separately, by the reason.
enum MusterCounts {
    /// With the names by which a script updates the numbers.
    static func items(_ counts: MusterCountsRecord, _ view: View) -> [HTML] {
        all(counts).map { name, phrase, count in
            "<li>\(view(phrase)) <strong data-count=\"\(name)\">\(count)</strong></li>"
        }
    }

    static func line(_ counts: MusterCountsRecord, _ view: View) -> HTML {
        let parts = all(counts).map { "\(view($0.phrase)) \($0.count)" }
        return "\(parts.joined(separator: " · "))"
    }

    static func apart(_ counts: MusterCountsRecord) -> [(name: String, phrase: Phrase, count: Int)] {
        MusterStanding.apart.map { ($0.rawValue, .standingName($0.rawValue), counts.count(of: $0)) }
    }

    private static func all(_ counts: MusterCountsRecord) -> [(name: String, phrase: Phrase, count: Int)] {
        [
            ("missing", .missingCount, counts.missing), ("accounted_for", .accountedCount, counts.accountedFor),
        ] + apart(counts)
    }
}
