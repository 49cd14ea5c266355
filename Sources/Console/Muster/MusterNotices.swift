import Phrases

/// The notices on the page of a muster, hidden until a script needs them.
enum MusterNotices {
    static func body(_ view: View) -> HTML {
        """
        <p id="logged-out" class="warning" role="alert" hidden>\(view(.entriesNeedLogin)) \
        <button type="button">\(view(.logIn))</button></p>\
        <section id="refused" class="warning" role="alert" hidden>\
        <h2>\(view(.entriesRefused))</h2><ul></ul><button type="button">\(view(.entriesRead))</button></section>
        """
    }
}
