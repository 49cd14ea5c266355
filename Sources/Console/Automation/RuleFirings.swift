import Devices
import Phrases
import Wire

/// The times at which a rule started, or would have.
struct RuleFirings {
    let rule: RuleRecord
    let devices: RuleDevices

    func table(_ firings: [RuleFiringRecord], empty: Phrase, id: String, _ view: View) -> HTML {
        let rows: [HTML] = firings.map { firing in
            let cause = rule.when.indices.contains(firing.condition) ? rule.when[firing.condition] : nil
            let words = cause.map { view.words(of: $0, devices) } ?? "–"
            let refusals: [HTML] = firing.refusals.map { "<br>\($0)" }
            return """
                <tr><th scope="row">\(view.time(firing.at))</th><td>\(words)</td>\
                <td>\(view(.ruleVerdict(firing.verdict)))\(refusals)</td></tr>
                """
        }
        return view.table([.whenColumn, .ruleCondition, .outcome], rows, empty: empty, id: id)
    }
}
