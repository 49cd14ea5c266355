import Foundation
public import Phrases
public import Wire

/// The page on which a person walks a survey with a phone: the person presses the current room, and sees what is heard
/// there.
public struct SurveyWalkPage: ConsolePage {
    public static let path = "/survey/walk"
    public static let types: [RequestType] = [
        .adminRecordSurvey, .adminGetRooms, .adminGetPersons, .universalWhoami,
    ]
    public static let name = Phrase.walkSurvey
    public static let scripts = ["survey.js"]

    private enum Step {
        case badge(WalkBadges)
        case rooms(Walk)
    }

    private let step: Step

    static func address(badge: Int64, zone: String? = nil) -> String {
        "\(path)?badge=\(badge)" + (zone.map { "&zone=\($0.queryEscaped)" } ?? "")
    }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> SurveyWalkPage {
        let surveys = try await asker.reply(to: RecordSurvey(action: .list)).surveys.filter { $0.stoppedAt == nil }
        guard let badge = try query.number("badge") else {
            return SurveyWalkPage(step: .badge(try await .load(query["search"], surveys, asker)))
        }
        let rooms = try await asker.allRooms().filter { $0.retiredAt == nil }
        let survey = surveys.first { $0.badgeID == badge }
        return SurveyWalkPage(
            step: .rooms(Walk(badge: badge, survey: survey, rooms: rooms, askedZone: query["zone"])))
    }

    public func body(_ view: View) -> HTML {
        let step: HTML =
            switch step {
            case .badge(let badges): badges.body(view)
            case .rooms(let walk): walk.body(view)
            }
        return "\(step)<p><a href=\"\(SurveysPage.path)\">\(view(.backToSurveys))</a></p>"
    }
}

/// The badges available for a walk.
private struct WalkBadges {
    let begun: [SurveyRecord]
    let search: String?
    let people: [PersonRecord]

    /// Without a search, the caller's own badges.
    static func load(
        _ search: String?, _ begun: [SurveyRecord], _ asker: some Asking
    ) async throws -> WalkBadges {
        var wanted = search
        if wanted == nil { wanted = try await asker.reply(to: Whoami()).email }
        let found = try await asker.reply(to: GetPersons(search: wanted, page: 1, pageSize: 50)).persons
        return WalkBadges(begun: begun, search: search, people: found.filter { !$0.badges.isEmpty })
    }

    func body(_ view: View) -> HTML {
        let walks: [HTML] = begun.map { link($0.badgeID, .walkWithBadge($0.badgeID), view) }
        let badges: [HTML] = people.flatMap { person in
            person.badges.map {
                link(
                    $0.badgeID,
                    .badgeOfHolder($0.badgeID, view.title(person.firstName, person.lastName, person.personID)),
                    view)
            }
        }
        let empty: HTML = search == nil ? "" : "<p class=\"empty\">\(view(.noBadgesFound))</p>"
        return """
            <p>\(view(.whichBadge))</p>\(list(.begunWalks, walks, view))\
            \(list(search == nil ? .yourBadges : .badgesFound, badges, view))\(badges.isEmpty ? empty : "")\
            \(view.search(search, .whoseBadge))
            """
    }

    private func link(_ badge: Int64, _ phrase: Phrase, _ view: View) -> HTML {
        "<li><a class=\"button\" href=\"\(SurveyWalkPage.address(badge: badge))\">\(view(phrase))</a></li>"
    }

    private func list(_ heading: Phrase, _ items: [HTML], _ view: View) -> HTML {
        items.isEmpty ? "" : "<h2>\(view(heading))</h2><ul class=\"walk\">\(items)</ul>"
    }
}

/// A walk with one badge.
private struct Walk {
    /// A room is surveyed once the person has walked about in it for this long, in seconds.
    private static let enough = 90

    let badge: Int64
    /// Nil before the first room.
    let survey: SurveyRecord?
    let rooms: [RoomRecord]
    let askedZone: String?

    /// While the badge is in a room.
    private var stay: SurveyStayRecord? { survey?.stays.last.flatMap { $0.leftAt == nil ? $0 : nil } }
    private var zones: [String] { Set(rooms.map(\.zoneName)).sorted() }

    /// The zone that was chosen, that of the last room, or the only one.
    private var zone: String? {
        if let askedZone, zones.contains(askedZone) { return askedZone }
        let last = survey?.stays.last?.roomNumber
        return rooms.first { $0.roomNumber == last }?.zoneName ?? (zones.count == 1 ? zones.first : nil)
    }

    func body(_ view: View) -> HTML {
        guard !rooms.isEmpty else { return "<p class=\"empty\">\(view(.noRoomsToWalk))</p>" }
        return "\(status(view))\(choices(view))\(survey.map { end($0, view) })"
    }

    private func status(_ view: View) -> HTML {
        guard let survey else { return "<p>\(view(.notBegun))</p>" }
        guard let stay else { return "<p class=\"here\">\(view(.onTheWay))</p>" }
        let isEnough = stay.seconds(until: view.now) >= Self.enough
        return """
            <section id="walk" data-survey="\(survey.surveyID)" data-entered="\(RFC3339.string(from: stay.enteredAt))" \
            data-enough="\(Self.enough)"><h2 class="here">\(stay.roomNumber)</h2>\
            <p>\(view(.arrived)) \(view.ago(stay.enteredAt))</p>\
            <p data-stay\(isEnough ? " hidden" : "")>\(view(.stayLonger))</p>\
            <p role="status"><strong data-enough\(isEnough ? "" : " hidden")>\(view(.stayedEnough))</strong></p>\
            <p class="empty" data-nothing\(stay.heard.isEmpty ? "" : " hidden")>\(view(.nothingHeardYet))</p>\
            \(view.heard(stay.heard, id: "heard"))\
            <p><a href="\(address(zone))">\(view(.lookAgain))</a></p>\(view.form(leave(survey)))</section>
            """
    }

    private func address(_ zone: String?) -> String { SurveyWalkPage.address(badge: badge, zone: zone) }

    private func choices(_ view: View) -> HTML {
        let links: [HTML] = zones.map { each in
            let current: HTML = each == zone ? " aria-current=\"true\"" : ""
            return "<li><a class=\"button\" href=\"\(address(each))\"\(current)>\(each)</a></li>"
        }
        guard let zone else { return "<h2>\(view(.whichZone))</h2><ul class=\"walk\">\(links)</ul>" }
        let start = Form(
            type: .adminRecordSurvey, key: "start", then: address(zone),
            hidden: [("action", "start"), ("badge_id", String(badge))], button: .create)
        let buttons: [HTML] = rooms.filter { $0.zoneName == zone }.map { button($0.roomNumber, view) }
        let others: HTML =
            zones.count == 1 ? "" : "<h2>\(view(.whichZone))</h2><ul class=\"walk\">\(links)</ul>"
        return """
            <h2>\(zone)</h2><p>\(view(.pressRoom))</p>\(view.form(start, buttonsElsewhere: "start"))\
            <ul class="walk">\(buttons)</ul>\(others)
            """
    }

    private func button(_ room: String, _ view: View) -> HTML {
        let seconds = survey?.stays.filter { $0.roomNumber == room }.map { $0.seconds(until: view.now) }.reduce(0, +)
        let stayed: HTML? = seconds.flatMap { $0 > 0 ? "<br><small>\(view(.stayed($0)))</small>" : nil }
        let current: HTML = stay?.roomNumber == room ? " aria-current=\"true\"" : ""
        return """
            <li><button form="start" name="room_number" value="\(room)"\(current)>\(room)\(stayed)</button></li>
            """
    }

    private func leave(_ survey: SurveyRecord) -> Form {
        Form(
            type: .adminRecordSurvey, key: "pause", then: address(zone),
            hidden: [("action", "pause"), ("survey_id", String(survey.surveyID))], button: .leaveRoom)
    }

    private func end(_ survey: SurveyRecord, _ view: View) -> HTML {
        let stop = Form(
            type: .adminRecordSurvey, key: "stop", then: SurveyPage.address(survey.surveyID),
            hidden: [("action", "stop"), ("survey_id", String(survey.surveyID))], button: .endWalk)
        return "<h2>\(view(.endWalk))</h2>\(view.form(stop))"
    }
}
