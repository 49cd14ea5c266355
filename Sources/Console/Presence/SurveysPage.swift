import Foundation
public import Phrases
public import Wire

/// Walks with a badge from which the engine learns the levels in each room.
public struct SurveysPage: ConsolePage {
    public static let path = "/surveys"
    public static let types: [RequestType] = [.adminRecordSurvey]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.surveysTitle

    private let reply: RecordSurvey.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> SurveysPage {
        SurveysPage(reply: try await asker.reply(to: RecordSurvey(action: .list)))
    }

    public func body(_ view: View) -> HTML {
        let rows = reply.surveys.map { row($0, view) }
        return """
            <p>\(view(.surveysIntroduction))</p>\
            <p><a class="button" href="\(SurveyWalkPage.path)">\(view(.walkSurvey))</a></p>\
            \(view.table([.number, .startedAt, .badge, .rooms, .surveyState], rows, empty: .noSurveys))\
            \(reply.surveys.isEmpty ? "" : view.doubtful(reply.doubtfulScanners))
            """
    }

    private func row(_ survey: SurveyRecord, _ view: View) -> HTML {
        var rooms: [String] = []
        for stay in survey.stays where !rooms.contains(stay.roomNumber) { rooms.append(stay.roomNumber) }
        return """
            <tr><th scope="row"><a href="\(SurveyPage.address(survey.surveyID))">\(survey.surveyID)</a></th>\
            <td>\(view.time(survey.startedAt))</td><td>\(survey.badgeID)</td>\
            <td>\(rooms.joined(separator: ", "))</td><td>\(view(survey.use))</td></tr>
            """
    }
}

/// A walk: its rooms, what was heard, and whether the engine uses it.
public struct SurveyPage: ConsolePage {
    public static let path = "/survey"
    public static let types: [RequestType] = [.adminRecordSurvey]
    public static let name = Phrase.surveysTitle

    private let survey: SurveyRecord
    private let doubtful: [DoubtfulScannerRecord]

    public var heading: Phrase { .surveyTitle(survey.surveyID) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> SurveyPage {
        let id = try query.necessaryNumber("id")
        let reply = try await asker.reply(to: RecordSurvey(action: .list, surveyID: id))
        return SurveyPage(survey: try reply.surveys.first.orNotFound(), doubtful: reply.doubtfulScanners)
    }

    public func body(_ view: View) -> HTML {
        let facts: [(name: Phrase, value: HTML)] = [
            (.badge, "\(survey.badgeID)"), (.startedAt, view.time(survey.startedAt)),
            (.endedAt, view.time(survey.stoppedAt)), (.surveyState, "\(view(survey.use))"),
        ]
        let stays: [HTML] = survey.stays.map { stay in
            let length = view(.stayed(stay.seconds(until: view.now)))
            return """
                <h2>\(stay.roomNumber) <small>\(view.time(stay.enteredAt)) \(length)</small></h2>\
                \(view.heard(stay.heard, id: nil))
                """
        }
        return """
            <p><a href="\(SurveysPage.path)">\(view(.backToSurveys))</a></p>\(view.facts(facts))\(uses(view))\
            \(view.doubtful(doubtful))<p><a href="\(Self.address(survey.surveyID))">\(view(.lookAgain))</a></p>\
            \(stays)\(view.folded(.dropSurvey, drop))
            """
    }

    private func form(_ action: SurveyAction, _ button: Phrase) -> Form {
        Form(
            type: .adminRecordSurvey, key: action.rawValue,
            hidden: [("action", action.rawValue), ("survey_id", String(survey.surveyID))], button: button)
    }

    private func uses(_ view: View) -> HTML {
        if survey.stoppedAt == nil {
            let address = SurveyWalkPage.address(badge: survey.badgeID)
            return "<p><a class=\"button\" href=\"\(address)\">\(view(.goOnWalking))</a></p>"
        }
        return view.form(survey.inUse ? form(.setAside, .setSurveyAside) : form(.use, .useSurvey))
    }

    private var drop: Form {
        var form = form(.drop, .dropSurvey)
        (form.then, form.warning) = (SurveysPage.path, .dropSurveyWarning)
        return form
    }
}

extension SurveyRecord {
    /// Whether it is being recorded, in use or not in use.
    var use: Phrase { stoppedAt == nil ? .beingRecorded : inUse ? .inUse : .setAside }
}

extension SurveyStayRecord {
    func seconds(until now: Date) -> Int { Int(max(0, (leftAt ?? now).timeIntervalSince(enteredAt))) }
}

extension View {
    /// What scanners heard of the badge in a room.
    /// - Parameter id: of the table, if a script keeps it up to date.
    func heard(_ heard: [SurveyHeardRecord], id: String?) -> HTML {
        let rows: [HTML] = heard.map {
            """
            <tr><th scope="row">\($0.scannerName)</th><td>\($0.roomNumber)</td><td>\($0.packets)</td>\
            <td>\($0.rssi.map { "\(self(.decimal($0))) dBm" as HTML } ?? "–")</td></tr>
            """
        }
        guard !rows.isEmpty || id != nil else { return "<p class=\"empty\">\(self(.nothingHeardYet))</p>" }
        let heads: [HTML] = [Phrase.scanner, .room, .packets, .level].map { "<th scope=\"col\">\(self($0))</th>" }
        let identity: HTML? = id.map { " id=\"\($0)\"" }
        return """
            <div class="wide" role="region" tabindex="0" aria-label="\(self(.table))"><table\(identity)><thead><tr>\
            \(heads)</tr></thead><tbody>\(rows)</tbody></table></div>
            """
    }

    /// Scanners at which a survey's badge was louder in another room than in their own.
    func doubtful(_ scanners: [DoubtfulScannerRecord]) -> HTML {
        let rows: [HTML] = scanners.map { scanner in
            let louder: HTML = scanner.louderBy.map { "\(self(.decimal($0))) dB" } ?? "\(self(.ownRoomNotHeard))"
            return """
                <tr><th scope="row">\(scanner.scannerName)</th><td>\(scanner.roomNumber)</td>\
                <td>\(scanner.loudestRoomNumber)</td><td>\(louder)</td></tr>
                """
        }
        let columns: [Phrase] = [.scanner, .saidToStandIn, .heardBestIn, .louderBy]
        return """
            <h2>\(self(.doubtfulScanners))</h2>\(table(columns, rows, empty: .noDoubtfulScanners, id: "doubtful"))
            """
    }
}
