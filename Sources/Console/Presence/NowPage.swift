public import Phrases
import Vocabulary
public import Wire

/// Who is where now.
public struct NowPage: ConsolePage {
    public static let path = "/now"
    public static let types: [RequestType] = [.adminGetWhereabouts, .adminGetRoomOccupants, .universalGetLocks]
    public static let place: NavigationPlace? = .watch
    public static let name = Phrase.nowTitle
    public static let scripts = ["now.js"] + UnlockButton.scripts

    private let search: String?
    /// Whether only people of the viewer's groups are shown.
    private let isOwn: Bool
    private let people: [LocationRecord]
    private let counts: StateCounts
    private let event: Int64
    /// The room that was searched for, if no person is in it.
    private let emptyRoom: GetRoomOccupants.Reply?
    private let unlock: UnlockButton

    public var eventID: Int64? { event }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> NowPage {
        let (search, isOwn) = (query["search"], query["own"] == "true")
        let found = try await asker.allWhereabouts(ownGroups: isOwn ? true : nil, search: search)
        return NowPage(
            search: search, isOwn: isOwn, people: found.people, counts: found.counts, event: found.eventID,
            emptyRoom: found.people.isEmpty ? try await emptyRoom(search, asker) : nil,
            unlock: try await UnlockButton.load(asker))
    }

    /// If the search is the number of a room, the answer may be that no person is in it.
    private static func emptyRoom(_ search: String?, _ asker: some Asking) async throws -> GetRoomOccupants.Reply? {
        guard let search, search.unicodeScalars.count <= 45 else { return nil }
        do {
            let reply = try await asker.reply(to: GetRoomOccupants(roomNumber: search))
            return reply.people.isEmpty ? reply : nil
        } catch let failure as Refusal where [.notFound, .badArguments].contains(failure.code) {
            return nil
        }
    }

    public func body(_ view: View) -> HTML {
        let list =
            emptyRoom.map { room(empty: $0, view) }
            ?? view.table(
                [.personName, .stateHeading, .room, .zone, .since, .lastHeard], people.map { row($0, view) },
                empty: search == nil && !isOwn ? .noneHeard : .noMatches, id: "people")
        let kept: HTML = isOwn ? "<input type=\"hidden\" name=\"own\" value=\"true\">" : ""
        return """
            \(unlock.html(view))\
            \(Self.counts(counts, view))\(ownGroups(view))\(view.search(search, .searchPeople, others: [kept]))\
            <div data-said="\(view(.saidBy("…")))">\(Self.places(people, view))\(list)</div>
            """
    }

    private func room(empty room: GetRoomOccupants.Reply, _ view: View) -> HTML {
        "<p class=\"empty\">\(Self.link(room.roomNumber)): \(view(.roomEmpty(isWhole: room.whole)))</p>"
    }

    /// Switches between all people and those of the viewer's own groups.
    private func ownGroups(_ view: View) -> HTML {
        guard let groups = view.viewer?.groups, !groups.isEmpty else { return "" }
        return view.choices(
            .whoIsShown,
            [
                (Self.path, view(.linkAllPeople), !isOwn),
                ("\(Self.path)?own=true", view(.ownGroups(groups.joined(separator: ", "))), isOwn),
            ])
    }

    private static func counts(_ counts: StateCounts, _ view: View) -> HTML {
        """
        <ul class="counts" aria-live="polite">\
        <li>\(view.state(.present)) <strong data-count="present">\(counts.present)</strong></li>\
        <li>\(view.state(.unknown)) <strong data-count="unknown">\(counts.unknown)</strong></li>\
        <li>\(view.state(.left)) <strong data-count="left">\(counts.left)</strong></li></ul>
        """
    }

    /// The number of people in each room, zone by zone.
    private static func places(_ people: [LocationRecord], _ view: View) -> HTML {
        let present = people.filter { $0.state == .present }
        let zones = upwards(Dictionary(grouping: present) { $0.zoneName ?? "" }, view)
        let sections: [HTML] = zones.map { zone, inside in
            let rooms = Dictionary(grouping: inside) { $0.roomNumber ?? "" }
                .sorted { view.isBefore($0.key, $1.key) }
            let cards: [HTML] = rooms.map { room, people in
                """
                <li><a href="\(RoomPage.path)?room=\(room.queryEscaped)">\(room)</a> \
                <strong data-room="\(room)">\(people.count)</strong></li>
                """
            }
            let plan: HTML = "<a href=\"\(PlanPage.address(zone))\">\(zone)</a>"
            return "<section><h2>\(plan) <small>\(inside.count)</small></h2><ul class=\"rooms\">\(cards)</ul></section>"
        }
        return "<div class=\"zones\">\(sections)</div>"
    }

    /// Zones are usually floors, and room numbers rise with them: sorted by the first room with a person in it.
    private static func upwards(
        _ zones: [String: [LocationRecord]], _ view: View
    ) -> [(key: String, value: [LocationRecord])] {
        let firsts = zones.mapValues { $0.compactMap(\.roomNumber).min(by: view.isBefore) ?? "" }
        return zones.sorted { one, other in
            let (first, second) = (firsts[one.key] ?? "", firsts[other.key] ?? "")
            return first == second ? view.isBefore(one.key, other.key) : view.isBefore(first, second)
        }
    }

    private func row(_ person: LocationRecord, _ view: View) -> HTML {
        """
        <tr data-person="\(person.personID)" data-state="\(person.state.rawValue)">\
        <th scope="row"><a href="\(PersonPage.path)?id=\(person.personID)">\
        \(view.name(person.firstName, person.lastName, person.personID, person.email))</a></th>\
        <td>\(view.state(person.state)) \(view.said(by: person.saidBy, at: person.saidAt))</td>\
        <td>\(Self.link(person.roomNumber))</td>\
        <td>\(person.zoneName ?? "")</td><td>\(view.time(person.since))</td><td>\(view.ago(person.heardAt))</td></tr>
        """
    }

    static func link(_ room: String?) -> HTML {
        guard let room else { return "–" }
        return "<a href=\"\(RoomPage.path)?room=\(room.queryEscaped)\">\(room)</a>"
    }
}
