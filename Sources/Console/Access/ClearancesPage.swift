import Devices
public import Phrases
import Vocabulary
public import Wire

/// The clearances of all rooms, or of one room.
public struct ClearancesPage: ConsolePage {
    public static let path = "/clearances"
    public static let types: [RequestType] = [.adminGetClearances, .adminGetRooms, .adminGetGroups]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.clearancesTitle

    private static let pageSize = 100

    private let asked: GetClearances
    private let reply: GetClearances.Reply
    private let rooms: [RoomRecord]
    private let groups: [String]

    public var heading: Phrase { asked.roomNumber.map { .clearancesOf($0) } ?? Self.name }

    static func address(_ room: String) -> String { "\(path)?room=\(room.queryEscaped)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ClearancesPage {
        let asked = GetClearances(
            roomNumber: query["room"], personID: try query.number("person"), search: query["search"],
            page: try query.page, pageSize: pageSize)
        return ClearancesPage(
            asked: asked, reply: try await asker.reply(to: asked), rooms: try await asker.allRooms(),
            groups: try await asker.allGroups().map(\.groupName))
    }

    public func body(_ view: View) -> HTML {
        let kept: HTML? = asked.roomNumber.map { "<input type=\"hidden\" name=\"room\" value=\"\($0)\">" }
        let all: HTML =
            asked.roomNumber == nil && asked.personID == nil
            ? "" : "<p><a href=\"\(Self.path)\">\(view(.allClearances))</a></p>"
        let isNarrowed = asked.search != nil || asked.personID != nil
        let table = view.table(
            [.room, .clearanceHolder, .clearanceWhen, .change], reply.clearances.map { row($0, view) },
            empty: isNarrowed ? .nothingFound : .noClearances, id: "clearances")
        let pager = view.pager(
            asked.page ?? 1, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [
                ("room", asked.roomNumber), ("person", asked.personID.map { String($0) }), ("search", asked.search),
            ])
        return """
            \(all)<p>\(view(.clearancesIntroduction))</p>\
            \(view.search(asked.search, .searchClearances, others: [kept].compactMap(\.self)))\(table)\(pager)\
            \(rooms.contains { $0.retiredAt == nil } ? view.folded(.addClearance, addition(view)) : "")
            """
    }

    private func row(_ clearance: ClearanceRecord, _ view: View) -> HTML {
        let holder =
            clearance.personID.map { ("person_id", String($0)) } ?? ("group_id", String(clearance.groupID ?? 0))
        let remove = Form(
            type: .adminEditClearance, key: "remove \(clearance.clearanceID)",
            hidden: [("room_number", clearance.roomNumber), ("remove[0].\(holder.0)", holder.1)],
            button: .removeClearance, style: "plain")
        return """
            <tr><th scope="row">\(clearance.roomNumber) <small>\(clearance.zoneName)</small></th>\
            <td>\(view.holder(of: clearance))</td><td>\(view.when(clearance))</td><td>\(view.form(remove))</td></tr>
            """
    }

    private func addition(_ view: View) -> Form {
        let choices = [(value: "", label: "–")] + groups.map { (value: $0, label: $0) }
        return Form(
            type: .adminEditClearance, key: "add",
            fields: [
                .room(rooms, value: asked.roomNumber ?? ""),
                // The input for e-mail addresses offers the viewer's own.
                .init(name: "add[0].email", label: .clearancePerson, isRequired: false),
                .init(
                    name: "add[0].group_name", label: .clearanceGroupLabel, input: .choice(choices),
                    isRequired: false),
                .init(name: "from", label: .scheduleFrom, input: .day, isRequired: false),
                .init(name: "until", label: .scheduleUntil, input: .day, isRequired: false),
                .days("weekdays", .scheduleDays, Weekday.allCases.map(\.rawValue), view),
                .init(name: "hours.from", label: .clearanceFrom, isRequired: false),
                .init(
                    name: "hours.until", label: .clearanceUntil, isRequired: false, hint: .clearanceHoursHint),
            ], button: .addClearance)
    }
}

extension View {
    /// The person or the group that a clearance admits.
    func holder(of clearance: ClearanceRecord) -> HTML {
        if let first = clearance.firstName, let last = clearance.lastName {
            return name(first, last, clearance.personID)
        }
        return "<small>\(self(.clearanceGroup))</small> \(clearance.groupName ?? "–")"
    }

    /// The days and hours at which it applies, and its first and last day.
    func when(_ clearance: ClearanceRecord) -> String {
        let span = [
            clearance.hours.map { self(.hoursSpan($0.from.description, $0.until.description)) },
            clearance.from.map { self(.fromDay($0.description)) },
            clearance.until.map { self(.untilDay($0.description)) },
        ]
        return ([weekdays(clearance.weekdays)] + span.compactMap(\.self)).joined(separator: " ")
    }
}
