public import Phrases
import Vocabulary
public import Wire

/// The floor plan of a zone, with the people in its rooms.
public struct PlanPage: ConsolePage {
    public static let path = "/plan"
    public static let types: [RequestType] = [.adminGetPlans, .adminGetWhereabouts]
    public static let place: NavigationPlace? = .watch
    public static let name = Phrase.planTitle
    public static let scripts = ["plan.js"]

    /// As requested; nil for the first zone with a plan.
    private let zone: String?
    private let plans: [PlanRecord]
    private let plan: PlanRecord?
    /// The people present in the zone, by room.
    private let rooms: [String: [LocationRecord]]
    public let eventID: Int64?

    public var heading: Phrase { plan.map { .planOf($0.zoneName) } ?? Self.name }

    static func address(_ zone: String) -> String { "\(path)?zone=\(zone.queryEscaped)" }
    /// The path of the page on which it is edited.
    static let editPath = "/plan/edit"
    static func editAddress(_ zone: String) -> String { "\(editPath)?zone=\(zone.queryEscaped)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> PlanPage {
        let (zone, plans) = (query["zone"], try await asker.allPlans())
        guard let plan = zone == nil ? plans.first : plans.first(where: { $0.zoneName == zone }) else {
            return PlanPage(zone: zone, plans: plans, plan: nil, rooms: [:], eventID: nil)
        }
        let found = try await asker.allWhereabouts(state: .present, zoneName: plan.zoneName)
        return PlanPage(
            zone: zone, plans: plans, plan: plan, rooms: Dictionary(grouping: found.people) { $0.roomNumber ?? "" },
            eventID: found.eventID)
    }

    public func body(_ view: View) -> HTML {
        let links: HTML = plans.count > (plan == nil ? 0 : 1) ? others(view) : ""
        guard let plan else {
            let edit: HTML? = zone.flatMap { self.edit($0, view) }
            return "<p class=\"empty\">\(view(zone.map { .noPlanOf($0) } ?? .noPlans))</p>\(edit)\(links)"
        }
        let areas: [HTML] = plan.things.filter { $0.kind == .room }.map {
            PlanDrawing.room($0, rooms[$0.name] ?? [], of: plan, view)
        }
        let drawing = PlanDrawing.svg(
            plan, id: "plan", facts: [("people", view(.planPeople("#")))], areas, view)
        return """
            \(links)\(drawing)\(edit(plan.zoneName, view))<h2>\(view(.peopleByRoom))</h2>\
            <div id="plan-people" class="zones" data-empty="\(view(.noPeopleOnPlan))">\(list(view))</div>
            """
    }

    private func others(_ view: View) -> HTML {
        let others = plans.map { (Self.address($0.zoneName), $0.zoneName, $0.zoneName == plan?.zoneName) }
        return view.choices(.otherPlans, others)
    }

    /// For viewers who may edit it.
    private func edit(_ zone: String, _ view: View) -> HTML? {
        guard view.reach.contains(where: { $0.path == Self.editPath }) else { return nil }
        return "<p><a href=\"\(Self.editAddress(zone))\">\(view(.planEditTitle))</a></p>"
    }

    /// The content of the drawing as text, including people whose rooms are not on the plan.
    private func list(_ view: View) -> HTML {
        guard !rooms.isEmpty else { return "<p>\(view(.noPeopleOnPlan))</p>" }
        let sections: [HTML] = rooms.sorted { view.isBefore($0.key, $1.key) }.map { room, people in
            let items: [HTML] = people.map { person in
                """
                <li data-person="\(person.personID)" data-first="\(person.firstName)" data-last="\(person.lastName)">\
                <a href="\(PersonPage.path)?id=\(person.personID)">\
                \(view.name(person.firstName, person.lastName, person.personID, person.email))\
                </a></li>
                """
            }
            return """
                <section data-room="\(room)"><h3>\(NowPage.link(room)) <small>\(people.count)</small></h3>\
                <ul>\(items)</ul></section>
                """
        }
        return "\(sections)"
    }
}
