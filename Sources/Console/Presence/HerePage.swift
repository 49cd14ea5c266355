import Foundation
public import Phrases
import Vocabulary
public import Wire

/// The viewer's believed whereabouts, and whether the viewer's badge or client is heard.
public struct HerePage: ConsolePage {
    public static let path = "/here"
    public static let types: [RequestType] = [.studentGetInfo, .studentGetVisits, .universalGetLocks]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.hereTitle
    public static let scripts = UnlockButton.scripts

    private let info: StudentInfo
    private let visits: OwnVisits
    private let unlock: UnlockButton

    /// Live events report the result of an attempt to open a door.
    public var eventID: Int64? { unlock.isQuiet ? nil : .max }

    private var location: LocationRecord { info.location }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> HerePage {
        let info = try await asker.reply(to: GetInfo()).info
        return HerePage(
            info: info, visits: try await OwnVisits.load(query, asker), unlock: try await UnlockButton.load(asker))
    }

    public func body(_ view: View) -> HTML {
        """
        \(unlock.html(view))<p class="here">\(place(view))</p><p class="whereabouts">\(sign(view))</p>\
        <p>\(view(.ownWrongPlace))</p>\
        <h2>\(view(.ownBadges))</h2>\(badges(view))\
        <h2>\(view(.ownVisitsTitle))</h2>\(visits.body(view))
        """
    }

    private func place(_ view: View) -> HTML {
        guard let room = location.roomNumber else { return "\(view(.nowhereKnown))" }
        let zone: HTML = "<small>\(location.zoneName ?? "")</small>"
        switch location.state {
        case .present: return "\(room) \(zone)"
        case .unknown, .left: return "<small>\(view(.lastKnownIn))</small> \(room) \(zone)"
        }
    }

    /// A running client reports at least this often, in seconds.
    private static let clientSilence = 60.0

    /// Whether the viewer's badge or client is heard, by a word, a shape and a colour; if neither is, why not.
    private func sign(_ view: View) -> HTML {
        if location.source == .person, let time = location.saidAt {
            return "<span class=\"sign\">\(view(.saidBy(location.saidBy))), \(view.time(time))</span>"
        }
        guard location.state != .present else {
            let heard = location.source == .client ? Phrase.ownPhoneHeard : .ownBadgeHeard
            return "<span class=\"state present\">\(view(heard))</span> (\(view.ago(location.heardAt)))"
        }
        if let reported = info.clientHeardAt, view.now.timeIntervalSince(reported) <= Self.clientSilence {
            return """
                <span class="state present">\(view(.ownPhoneReports))</span> (\(view.ago(reported)))
                """
        }
        guard location.heardAt != nil || info.clientHeardAt != nil else {
            return "<span class=\"sign\">\(view(.ownNeverHeard))</span>"
        }
        let quiet = location.state == .left ? Phrase.ownLeftSince : .ownQuietSince
        return """
            <span class="state left">\(view(quiet)) \(view.ago(location.heardAt))</span> \
            <small>\(silence(view))</small>
            """
    }

    /// Why neither is heard: for the badge, and for the client.
    private func silence(_ view: View) -> HTML {
        let badge: HTML = "\(view(info.badges.isEmpty ? .ownNoBadges : .ownBadgeSilent))"
        guard let reported = info.clientHeardAt else { return badge }
        return "\(badge) \(view(.ownPhoneSilent)) \(view.ago(reported))."
    }

    private func badges(_ view: View) -> HTML {
        guard !info.badges.isEmpty else { return "<p class=\"empty\">\(view(.ownNoBadges))</p>" }
        let items: [HTML] = info.badges.map {
            "<li>\($0.majorKey)/\($0.minorKey), \(view(.carriedSince)) \(view.time($0.issuedAt))</li>"
        }
        return "<ul>\(items)</ul>"
    }
}
