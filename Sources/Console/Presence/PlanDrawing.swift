import Phrases
import Vocabulary
import Wire

/// A floor plan as a drawing 1,000 units wide. The scripts draw the same, with the same sizes.
enum PlanDrawing {
    private static let width = 1_000.0
    /// The distance from the centre to the edges of a room that is a single point.
    private static let half = 0.03
    /// The maximum number of names in a room; more people are only counted.
    private static let maxNames = 3
    private static let maxLetters = 14

    /// - Parameters:
    ///   - id: by which the script finds it.
    ///   - facts: attributes of the drawing, for its script.
    static func svg(
        _ plan: PlanRecord, id: String, facts: [(String, String)], _ content: [HTML], _ view: View
    ) -> HTML {
        let height = Int(Self.height(plan))
        let attributes: [HTML] = facts.map { " data-\(HTML(stringLiteral: $0.0))=\"\($0.1)\"" }
        let label = view(.planOf(plan.zoneName))
        return """
            <div class="wide plan" role="region" tabindex="0" aria-label="\(label)">\
            <svg id="\(id)" viewBox="0 0 1000 \(height)" role="group" aria-label="\(label)" \
            data-zone="\(plan.zoneName)" data-height="\(height)"\(attributes)>\
            <rect class="paper" width="1000" height="\(height)"/>\
            <image href="\(plan.path)" width="1000" height="\(height)" preserveAspectRatio="none" aria-hidden="true"/>\
            \(content)</svg></div>
            """
    }

    private static func height(_ plan: PlanRecord) -> Double {
        max(1, width * Double(plan.height) / Double(plan.width))
    }

    /// A room with the people in it, as a link to its page.
    static func room(_ thing: PlanThingRecord, _ people: [LocationRecord], of plan: PlanRecord, _ view: View) -> HTML {
        let x = middle(thing.points.map { $0[0] }) * width
        let lines: [HTML] = self.lines(people, view).map { "<tspan x=\"\(Int(x))\" dy=\"18\">\($0)</tspan>" }
        return """
            <a href="\(RoomPage.path)?room=\(thing.name.queryEscaped)" data-room="\(thing.name)">\
            \(shape(thing, plan))\(label(thing, plan, lines))</a>
            """
    }

    /// The people in a room, as drawn: their names, or their number.
    private static func lines(_ people: [LocationRecord], _ view: View) -> [String] {
        guard people.count <= maxNames else { return [view(.planPeople(String(people.count)))] }
        return people.map { person in
            let name = short("\(person.firstName) \(person.lastName.prefix(1)).")
            return view.tag(person.personID).map { "\(name) \($0)" } ?? name
        }
    }

    private static func short(_ text: String) -> String {
        text.count > maxLetters ? "\(text.prefix(maxLetters - 1))…" : text
    }

    /// An item with its name, without a link.
    static func thing(_ thing: PlanThingRecord, of plan: PlanRecord) -> HTML {
        "<g class=\"thing \(thing.kind.rawValue)\">\(shape(thing, plan))\(label(thing, plan, []))</g>"
    }

    private static func label(_ thing: PlanThingRecord, _ plan: PlanRecord, _ lines: [HTML]) -> HTML {
        let x = Int(middle(thing.points.map { $0[0] }) * width)
        let y = Int(middle(thing.points.map { $0[1] }) * height(plan))
        // The name is inside a room, and below an item that is only a point.
        let below = thing.kind == .room ? 5 : 34
        return """
            <text x="\(x)" y="\(y + below)"><tspan x="\(x)" class="name">\(short(thing.name))</tspan>\(lines)</text>
            """
    }

    private static func shape(_ thing: PlanThingRecord, _ plan: PlanRecord) -> HTML {
        let corners = thing.kind == .room ? corners(thing.points, plan) : []
        guard corners.isEmpty, let point = thing.points.first else {
            let text = corners.map { "\(Int($0[0] * width)),\(Int($0[1] * height(plan)))" }.joined(separator: " ")
            return "<polygon points=\"\(text)\"/>"
        }
        return "<circle cx=\"\(Int(point[0] * width))\" cy=\"\(Int(point[1] * height(plan)))\" r=\"18\"/>"
    }

    /// The corners of the area that a room's points define.
    private static func corners(_ points: [[Double]], _ plan: PlanRecord) -> [[Double]] {
        guard points.count < 3, let first = points.first, let last = points.last else { return points }
        let margin = points.count == 1 ? (half, half * width / height(plan)) : (0, 0)
        let (left, right) = (min(first[0], last[0]) - margin.0, max(first[0], last[0]) + margin.0)
        let (top, bottom) = (min(first[1], last[1]) - margin.1, max(first[1], last[1]) + margin.1)
        return [[left, top], [right, top], [right, bottom], [left, bottom]]
    }

    private static func middle(_ values: [Double]) -> Double {
        ((values.min() ?? 0) + (values.max() ?? 0)) / 2
    }
}
