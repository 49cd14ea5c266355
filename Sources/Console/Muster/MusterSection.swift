import Phrases
import Vocabulary
import Wire

/// The people of one room or group.
struct MusterSection {
    /// Empty for people without a room or group.
    let name: String
    let people: [MusterLineRecord]

    /// Sorted by name, those of people without a group last; a person may be in several.
    static func all(
        of people: [MusterLineRecord], _ view: View, by names: (MusterLineRecord) -> [String]
    ) -> [MusterSection] {
        var lines: [String: [MusterLineRecord]] = [:]
        for person in people {
            for name in names(person) { lines[name, default: []].append(person) }
        }
        return lines.sorted { $0.key.isEmpty || $1.key.isEmpty ? !$0.key.isEmpty : view.isBefore($0.key, $1.key) }
            .map { MusterSection(name: $0.key, people: $0.value) }
    }

    func heading(_ view: View) -> HTML {
        let expected = people.filter { $0.standing == .expected }
        let missing = expected.count { !$0.accountedFor }
        let others = people.count - expected.count
        let counts = [
            expected.isEmpty ? nil : view(.missingOf(missing, expected.count)),
            others == 0 ? nil : view(.notExpected(others)),
        ]
        return """
            <h2>\(name.isEmpty ? view(.nowhere) : name) \
            <small>\(counts.compactMap(\.self).joined(separator: " · "))</small></h2>
            """
    }
}
