/// Rules that trigger each other, the last one the first.
public enum RuleCycle {
    /// Returns the shortest path from a rule through others back to it, with the rule at both ends; nil if absent.
    public static func path(from rule: Int64, among links: [RuleLink]) -> [Int64]? {
        let byRule = Dictionary(links.map { ($0.rule, $0) }, uniquingKeysWith: { $1 })
        guard let start = byRule[rule] else { return nil }
        var paths: [[Int64]] = [[rule]]
        var seen: Set<Int64> = []
        while !paths.isEmpty {
            var longer: [[Int64]] = []
            for path in paths {
                guard let link = path.last.flatMap({ byRule[$0] }) else { continue }
                if link.starts(start) { return path + [rule] }
                for next in links where !seen.contains(next.rule) && link.starts(next) {
                    seen.insert(next.rule)
                    longer.append(path + [next.rule])
                }
            }
            paths = longer
        }
        return nil
    }
}
