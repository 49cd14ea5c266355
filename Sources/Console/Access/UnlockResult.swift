import Devices
import Foundation
import Phrases
import Wire

/// The result of an attempt to open a door, on the page that answers the button.
enum UnlockResult {
    static func heading(_ reply: Unlock.Reply) -> Phrase {
        switch reply.outcome {
        case .opened: .unlockedTitle
        case .unconfirmed: .unconfirmedTitle
        default: .notUnlockedTitle
        }
    }

    static func body(_ reply: Unlock.Reply, _ view: View) -> HTML {
        let sentences = [view(.unlockOutcome(reply.outcome.rawValue))] + view.ends(reply.outcomeReason)
        let marked: [HTML] = reply.reasons.map { "<li>\(view(.unlockReason($0.rawValue)))</li>" }
        let marks: HTML = marked.isEmpty ? "" : "<ul>\(marked)</ul>"
        return """
            <div role="status"><p class="here">\(sentences.joined(separator: " "))</p>\
            \(reply.relocksAt.map { relock($0, view) })\(marks)</div>
            """
    }

    /// When the page is shown again later, the sentence is in the past tense.
    private static func relock(_ time: Date, _ view: View) -> HTML {
        let clock = view.exactClock(time)
        return "<p>\(view(view.now < time ? .relocksAt(clock) : .relockedAt(clock)))</p>"
    }
}
