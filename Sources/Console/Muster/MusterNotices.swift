import Foundation
import Phrases
import Vocabulary

/// The notices on the page of a muster, hidden until a script needs them.
enum MusterNotices {
    /// Why the server refuses entries. Other reasons are shown as they are.
    private static let reasons: [Phrase] = [.noMusterInProgress, .noSuchPerson, .actionNotAllowed]

    static func body(_ view: View) -> HTML {
        """
        <p id="logged-out" class="warning" role="alert" hidden>\(view(.entriesNeedLogin)) \
        <button type="button">\(view(.logIn))</button></p>\
        <section id="refused" class="warning" role="alert" hidden data-reasons="\(translations(view))">\
        <h2>\(view(.entriesRefused))</h2><ul></ul><button type="button">\(view(.entriesRead))</button></section>
        """
    }

    /// The reasons in the viewer's language, by their English text.
    private static func translations(_ view: View) -> String {
        let texts = reasons.map { ($0.text(in: .english), $0.text(in: view.language)) }
        let json = try? JSONEncoder().encode(Dictionary(uniqueKeysWithValues: texts))
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
