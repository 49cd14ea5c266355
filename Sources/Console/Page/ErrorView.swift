public import Phrases
import Vocabulary
import Wire

/// The content in place of a page that cannot be shown.
public enum ErrorView {
    public static func heading(_ failure: Refusal) -> Phrase {
        switch failure.code {
        case .notFound: .notFoundTitle
        case .notAllowed: .forbiddenTitle
        case .unavailable, .slowDown: .unavailableTitle
        default: .errorTitle
        }
    }

    public static func body(_ failure: Refusal, _ view: View) -> HTML {
        "<p>\(view.sentence(of: failure))</p><p><a href=\"/\">\(view(.toFirstPage))</a></p>"
    }
}
