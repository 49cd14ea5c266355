public import Phrases
import Vocabulary
public import Wire

/// The page on which an admin uploads the floor plan of a zone, and places its rooms, scanners and beacons.
public struct PlanEditPage: ConsolePage {
    public static let path = PlanPage.editPath
    public static let types: [RequestType] = [
        .adminGetPlans, .adminGetZones, .adminGetRooms, .adminGetScanners, .adminGetBeacons,
    ]
    public static let name = Phrase.planEditTitle
    public static let scripts = ["plan-edit.js"]

    private let zone: ZoneRecord
    private let plan: PlanRecord?
    /// Everything that can be on the plan; what is not placed has no points.
    private let things: [PlanThingRecord]

    public var heading: Phrase { .planEditOf(zone.zoneName) }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> PlanEditPage {
        let name = try query.necessary("zone")
        let zone = try await asker.allZones().first { $0.zoneName == name }.orNotFound()
        let plan = try await asker.allPlans().first { $0.zoneName == name }
        return PlanEditPage(zone: zone, plan: plan, things: try await things(of: name, plan, asker))
    }

    private static func things(
        of zone: String, _ plan: PlanRecord?, _ asker: some Asking
    ) async throws -> [PlanThingRecord] {
        let rooms = try await asker.allRooms().filter { $0.zoneName == zone && $0.retiredAt == nil }
        let numbers = Set(rooms.map(\.roomNumber))
        let scanners = try await asker.allScanners().filter { $0.retiredAt == nil && numbers.contains($0.roomNumber) }
        let beacons = try await asker.allBeacons().filter { $0.retiredAt == nil && numbers.contains($0.roomNumber) }
        func record(_ kind: PlanThingKind, _ id: Int64, _ name: String) -> PlanThingRecord {
            let placed = plan?.things.first { $0.kind == kind && $0.id == id }
            return PlanThingRecord(kind: kind, id: id, name: name, points: placed?.points ?? [])
        }
        return rooms.map { record(.room, $0.roomID, $0.roomNumber) }
            + scanners.map { record(.scanner, $0.scannerID, $0.scannerName) }
            + beacons.map { record(.beacon, $0.beaconID, "\($0.roomNumber) (\($0.majorKey)/\($0.minorKey))") }
    }

    public func body(_ view: View) -> HTML {
        let links: HTML = """
            <p><a href="\(PlanPage.address(zone.zoneName))">\(view(.planTitle))</a> · \
            <a href="\(ZonePage.address(zone.zoneID))">\(view(.zoneTitle(zone.zoneName)))</a></p>
            """
        guard let plan else {
            return "\(links)<p class=\"empty\">\(view(.planMissing))</p>\(view.form(upload(.uploadPlan)))"
        }
        let remove = Form(
            type: .adminEditPlan, key: "remove", hidden: [("zone_name", zone.zoneName), ("remove", "true")],
            button: .removePlan, warning: .removePlanWarning(zone.zoneName))
        return """
            \(links)\(drawing(plan, view))\(view.folded(.replacePlan, upload(.uploadPlan)))\
            \(view.folded(.removePlan, remove))<h2>\(view(.placedThings))</h2>\(list(view))
            """
    }

    private func upload(_ button: Phrase) -> Form {
        Form(
            type: .adminEditPlan, key: "image", hidden: [("zone_name", zone.zoneName)],
            fields: [.init(name: "image", label: .planPicture, input: .file, hint: .planPictureHint)], button: button)
    }

    private func drawing(_ plan: PlanRecord, _ view: View) -> HTML {
        let words: [(String, Phrase)] = [
            ("placed", .onThePlan), ("absent", .notOnThePlan), ("place", .pressToPlace), ("press", .pressThePlace),
            ("saved", .placeSaved), ("failed", .placeNotSaved), ("corner", .corner),
        ]
        let placed = things.filter { !$0.points.isEmpty }.map { PlanDrawing.thing($0, of: plan) }
        return """
            <p>\(view(.placingIntroduction)) \(view(.placingByFields))</p>\
            \(PlanDrawing.svg(plan, id: "plan-edit", facts: words.map { ($0.0, view($0.1)) }, placed, view))\
            <p id="plan-state" role="status"></p>
            """
    }

    private func list(_ view: View) -> HTML {
        guard !things.isEmpty else { return "<p class=\"empty\">\(view(.nothingToPlace))</p>" }
        let items: [HTML] = things.map { thing in
            let label = view(.planThing(thing.kind.rawValue, thing.name))
            let state = view(thing.points.isEmpty ? .notOnThePlan : .onThePlan)
            return """
                <li data-kind="\(thing.kind.rawValue)" data-id="\(thing.id)" data-name="\(thing.name)" \
                data-label="\(label)" data-points="\(thing.points.description)">\
                \(view.folded(Phrase("\(label): \(state)"), form(thing)))</li>
                """
        }
        return "<ul id=\"plan-things\">\(items)</ul>"
    }

    private func form(_ thing: PlanThingRecord) -> Form {
        // A room may get one point more than it has.
        let count = thing.kind == .room ? max(2, thing.points.count + 1) : 1
        let fields = (0..<count).flatMap { number -> [Form.Field] in
            let point = number < thing.points.count ? thing.points[number] : []
            return [Phrase.pointFromLeft(number + 1), .pointFromTop(number + 1)].enumerated().map { axis, label in
                Form.Field(
                    name: "things[0].points[\(number)][\(axis)]", label: label, input: .fraction,
                    value: point.isEmpty ? "" : "\(point[axis])", isRequired: false)
            }
        }
        return Form(
            type: .adminPlaceOnPlan, key: "\(thing.kind.rawValue)-\(thing.id)",
            hidden: [
                ("zone_name", zone.zoneName), ("things[0].kind", thing.kind.rawValue), ("things[0].id", "\(thing.id)"),
            ],
            fields: fields, button: .save)
    }
}
