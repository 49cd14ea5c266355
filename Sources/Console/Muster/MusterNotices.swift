import Foundation
import Phrases

/// The notices on the page of a muster, hidden until a script needs them.
enum MusterNotices {
    /// The server's sentences about entries that it refuses. Other sentences are shown as they are.
    private static let reasons = [
        "No muster is in progress. Start one first.", "There is no such person.", "You are not allowed to do this.",
    ]

    static func body(_ view: View) -> HTML {
        """
        <p id="logged-out" class="warning" role="alert" hidden>\(view(.entriesNeedLogin)) \
        <button type="button">\(view(.logIn))</button></p>\
        <section id="refused" class="warning" role="alert" hidden data-reasons="\(translations(view))">\
        <h2>\(view(.entriesRefused))</h2><ul></ul><button type="button">\(view(.entriesRead))</button></section>
        """
    }

    /// The sentences in the viewer's language, by the server's own.
    private static func translations(_ view: View) -> String {
        let texts = reasons.map { Phrase.failure($0).text(in: view.language) }
        let json = try? JSONEncoder().encode(Dictionary(uniqueKeysWithValues: zip(reasons, texts)))
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
