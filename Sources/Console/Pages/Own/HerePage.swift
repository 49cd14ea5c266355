public import Phrases
import Vocabulary
public import Wire

/// Where the system believes a student to be, as the student sees it.
public struct HerePage: ConsolePage {
    public static let path = "/here"
    public static let types: [RequestType] = [.studentGetInfo, .studentGetVisits]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.hereTitle

    private let info: StudentInfo
    private let visits: OwnVisits

    private var location: LocationRecord { info.location }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> HerePage {
        let info = try await asker.reply(to: GetInfo()).info
        return HerePage(info: info, visits: try await OwnVisits.load(query, asker))
    }

    public func body(_ view: View) -> HTML {
        """
        <p class="here">\(place(view))</p><p class="whereabouts">\(sign(view))</p>\
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

    /// Whether something of the student is heard, by a word, a shape and a colour.
    private func sign(_ view: View) -> HTML {
        if location.source == .person, let time = location.saidAt {
            return "<span class=\"sign\">\(view(.saidBy(location.saidBy))), \(view.time(time))</span>"
        }
        guard location.state != .present else {
            let heard = location.source == .client ? Phrase.ownPhoneHeard : .ownBadgeHeard
            return "<span class=\"state present\">\(view(heard))</span> (\(view.ago(location.heardAt)))"
        }
        guard location.heardAt != nil else { return "<span class=\"sign\">\(view(.ownNeverHeard))</span>" }
        let quiet = location.state == .left ? Phrase.ownLeftSince : .ownQuietSince
        return "<span class=\"sign\">\(view(quiet)) \(view.ago(location.heardAt))</span>"
    }

    private func badges(_ view: View) -> HTML {
        guard !info.badges.isEmpty else { return "<p class=\"empty\">\(view(.ownNoBadges))</p>" }
        let items: [HTML] = info.badges.map {
            "<li>\($0.majorKey)/\($0.minorKey), \(view(.carriedSince)) \(view.time($0.issuedAt))</li>"
        }
        return "<ul>\(items)</ul>"
    }
}
