import Foundation
public import Phrases
import Vocabulary
import Wire

extension View {
    /// A whole document.
    /// - Parameters:
    ///   - eventID: the event after which live updates continue; nil for none.
    public func document(
        _ heading: Phrase, _ body: HTML, path: String = "",
        scripts: [String] = [], eventID: Int64? = nil
    ) -> HTML {
        let live: HTML = eventID.map { " data-event=\"\($0)\"" } ?? ""
        let loaded: [HTML] = (["console.js"] + scripts).map {
            "<script type=\"module\" src=\"\(asset($0))\"></script>"
        }
        let theme: HTML? = viewer?.theme.map { " data-theme=\"\($0.rawValue)\"" }
        return """
            <!doctype html>
            <html lang="\(language.rawValue)"\(theme)><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1">\
            <meta name="color-scheme" content="\(viewer?.theme?.rawValue ?? "light dark")">\
            <title>\(self(heading)) · Rollcall</title>\
            <link rel="stylesheet" href="\(asset("console.css"))">\
            <link rel="icon" href="\(asset("icon.svg"))" type="image/svg+xml">\
            <link rel="manifest" href="/manifest.webmanifest">\(loaded)</head>
            <body\(live) data-now="\(RFC3339.string(from: now))" data-language="\(language.rawValue)" \
            data-viewer="\(owner)"\(sameNames) data-zone="\(timeZone.identifier)" \
            data-queued="\(self(.entriesWait))">\
            <a class="skip" href="#main">\(self(.skipToContent))</a>\
            \(header(path))\(alarmed)\
            <p id="connection" role="status" hidden data-lost="\(self(.connectionLost))" \
            data-held="\(self(.eventsHeldBack))"></p>\
            <main id="main"><h1>\(self(heading))</h1>\(body)</main></body></html>
            """
    }

    /// The data with which a script distinguishes people of the same name.
    private var sameNames: HTML? {
        guard !namesakes.isEmpty, reach.contains(where: { $0.place == .watch }) else { return nil }
        return " data-namesakes=\"\(namesakes.sorted().map(String.init).joined(separator: " "))\""
    }

    /// Shown on each page, since no alert can be written; viewers without a login see nothing about the server.
    private var alarmed: HTML {
        guard let alarm, viewer != nil || helper != nil else { return "" }
        let isWarden = viewer?.classification == .admin
        let hint: HTML = isWarden ? " \(self(alarm.hint))" : ""
        return "<p class=\"warning\" role=\"alert\">\(self(alarm.text))\(hint)</p>"
    }

    private func header(_ path: String) -> HTML {
        guard let viewer else { return "<header><span class=\"brand\">Rollcall</span></header>" }
        let shown: [NavigationPlace] = viewer.mode == .user ? [.own] : NavigationPlace.allCases
        let places: [HTML] = shown.map { place in
            let isHere = reach.contains { $0.place == place && $0.path == path }
            let links: [HTML] = reach.filter { $0.place == place }.map { page in
                let current: HTML = page.path == path ? " aria-current=\"page\"" : ""
                return "<li><a href=\"\(page.path)\"\(current)>\(self(page.name))</a></li>"
            }
            return links.isEmpty ? "" : menu(links, place, isOpen: isHere)
        }
        return """
            <header><a class="brand" href="/">Rollcall</a>\
            <nav aria-label="\(self(.navigation))">\(places)</nav>\(musterOffer(path))\
            <div class="viewer"><span>\(viewer.firstName) \(viewer.lastName)</span>\(modeSwitch(viewer))\
            \(form(Form(type: .universalLogout, then: "/login", button: .logOut, style: "plain")))</div></header>
            """
    }

    /// For viewers who have other pages than their own.
    private func modeSwitch(_ viewer: Whoami.Reply) -> HTML {
        guard reach.contains(where: { $0.place == .watch }) else { return "" }
        let isUser = viewer.mode == .user
        let change = Form(
            type: .universalEditPreferences, key: "mode", then: "/", hidden: [("mode", isUser ? "" : "user")],
            button: isUser ? .allPages : .userMode, style: "plain")
        return form(change)
    }

    /// A muster starts with one press on any page; the button is set apart, so that it is not pressed by accident.
    private func musterOffer(_ path: String) -> HTML {
        switch musterOffer {
        case .start(let page) where page != path:
            let start = Form(
                type: .adminUpdateMuster, key: "frame", then: page,
                hidden: [("action", "start"), ("kind", "emergency")], button: .frameStart, style: "plain")
            return "<div class=\"raise\">\(form(start))</div>"
        case .open(let page) where page != path:
            return "<div class=\"raise\"><a class=\"button\" href=\"\(page)\">\(self(.frameOpen))</a></div>"
        case .nothing, .start, .open: return ""
        }
    }

    /// The admin pages are many and rarely needed, so the menu opens with a press.
    private func menu(_ links: [HTML], _ place: NavigationPlace, isOpen: Bool) -> HTML {
        guard place == .manage else { return "<ul>\(links)</ul>" }
        let open: HTML = isOpen ? " open" : ""
        return "<details\(open)><summary>\(self(.manage))</summary><ul>\(links)</ul></details>"
    }
}
