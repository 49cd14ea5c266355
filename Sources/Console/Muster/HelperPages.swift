public import Phrases
import Wire

/// The pages that a person without an account sees before and after helping at a muster.
public enum HelperPages {
    /// Asks for a name.
    /// - Parameters:
    ///   - path: of the link, to which the name is sent.
    ///   - refused: the error in the name that was typed.
    public static func join(_ path: String, name: String = "", refused: Refusal? = nil, _ view: View) -> HTML {
        let error: HTML? = refused.map {
            """
            <div class="errors" role="alert" tabindex="-1" autofocus><h2>\(view(.notDone))</h2>\
            <p><a href="#name">\(view.sentence(of: $0))</a></p></div>
            """
        }
        let loggedIn: HTML? = view.viewer.map { _ in "<p>\(view(.joinLogsOut))</p>" }
        return """
            <p>\(view(.joinIntroduction))</p>\(loggedIn)<form method="post" action="\(path)">\(error)\
            <p><label for="name">\(view(.yourName))</label><input id="name" name="name" value="\(name)" required \
            maxlength="100" autocomplete="name"></p><button>\(view(.joinButton))</button></form>
            """
    }

    /// For a link that has ended or never existed: the page does not reveal which.
    public static func ended(_ view: View) -> HTML {
        """
        <p>\(view(.linkDead))</p>\
        <p>\(view(.linkDeadStaff)) <a href="\(LoginPage.path)">\(view(.loginTitle))</a></p>
        """
    }
}
