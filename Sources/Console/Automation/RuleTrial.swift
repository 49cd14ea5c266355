import Foundation
import Phrases
import Wire

/// The replay of a rule over recorded days, if the viewer requested it.
struct RuleTrial {
    private let rule: Int64
    private let from: Date?
    private let to: Date?
    private let reply: TryRule.Reply?
    /// Why the replay failed.
    private let failure: Refusal?

    static func load(_ rule: Int64, _ query: PageQuery, _ asker: some Asking) async throws -> RuleTrial {
        guard query["from"] != nil || query["to"] != nil else {
            return RuleTrial(rule: rule, from: nil, to: nil, reply: nil, failure: nil)
        }
        let (from, to) = (try query.instant("from"), try query.instant("to"))
        do {
            let reply = try await asker.reply(to: TryRule(ruleID: rule, from: from, to: to))
            return RuleTrial(rule: rule, from: from, to: to, reply: reply, failure: nil)
        } catch let failure as Refusal where failure.argument == "from" {
            return RuleTrial(rule: rule, from: from, to: to, reply: nil, failure: failure)
        }
    }

    func body(_ firings: RuleFirings, _ view: View) -> HTML {
        let wrong: HTML =
            failure.map {
                "<div class=\"errors\" role=\"alert\" id=\"trial-wrong\"><p>\(view.sentence(of: $0))</p></div>"
            } ?? ""
        let (start, end) = (from ?? view.now.addingTimeInterval(-86_400), to ?? view.now)
        let form = view.asking(nil, [("id", String(rule))], [view.span(start, end)], .tryIt)
        let result: HTML =
            reply.map { reply in
                let table = firings.table(reply.firings, empty: .triedNothing, id: "trial", view)
                return "<p>\(view(.triedTimes(reply.total)))</p>\(table)"
            } ?? ""
        return "<p>\(view(.tryRuleIntroduction))</p>\(wrong)\(form)\(result)"
    }
}
