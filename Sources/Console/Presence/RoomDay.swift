import Foundation
import Phrases
import Vocabulary
import Wire

/// The number of people in a room over a day: as a drawing, as a table, and a slider over its minutes.
struct RoomDay {
    private let room: String
    private let day: DateInterval
    private let points: [OccupancyPoint]

    /// In seconds.
    private static let step = 300
    /// The size of the drawing, in its own units: a minute is one unit wide.
    private static let (width, height) = (1_440, 200)

    static func load(_ room: String, _ day: DateInterval, _ asker: some Asking) async throws -> RoomDay {
        let reply = try await asker.reply(
            to: GetOccupancy(roomNumber: room, from: day.start, to: day.end, step: step))
        return RoomDay(room: room, day: day, points: reply.rooms.first?.series ?? [])
    }

    private var limit: Int { max(1, points.map { max($0.present, $0.unknown) }.max() ?? 1) }

    /// A form field, so that it works without scripts; with scripts it is submitted automatically.
    func slider(at instant: Date, _ view: View) -> HTML {
        let minutes = minute(of: instant, view)
        // A future moment cannot be selected.
        let last = view.now < day.end ? minute(of: view.now, view) : 1_435
        let clock = LocalTime.clock(minutes)
        return """
            <form method="get" class="search"><input type="hidden" name="room" value="\(room)">\
            <input type="hidden" name="day" value="\(view.day(day.start))">\
            <label for="minute">\(view(.momentOfDay(view.day(day.start))))</label>\
            <input type="range" id="minute" name="minute" min="0" max="\(last)" step="5" value="\(minutes)" \
            aria-valuetext="\(clock)"><output for="minute">\(clock)</output><button>\(view(.show))</button></form>
            """
    }

    /// By the clock, in steps of five.
    private func minute(of instant: Date, _ view: View) -> Int {
        let parts = Calendar.school(view.timeZone).dateComponents([.hour, .minute], from: instant)
        return ((parts.hour ?? 0) * 60 + (parts.minute ?? 0)) / 5 * 5
    }

    private func clock(_ instant: Date, _ view: View) -> String { LocalTime.clock(minute(of: instant, view)) }

}

extension RoomDay {
    /// Two lines over the hours of the day; the table has the same data.
    func chart(at instant: Date, _ view: View) -> HTML {
        guard let peak = points.max(by: { $0.present < $1.present }), limit(\.present) + limit(\.unknown) > 0 else {
            return "<p class=\"empty\">\(view(.noVisitsThatDay))</p>"
        }
        let caption = view(.maxAtOnce(peak.present, clock(peak.at, view)))
        let present = line(\.present)
        return """
            <figure><svg class="counts-of-day" viewBox="-60 -20 1520 270" role="img" aria-label="\(caption)">\
            <path class="grid" \
            d="M0 0H\(Self.width)M0 \(Self.height / 2)H\(Self.width)M0 \(Self.height)H\(Self.width)"/>\
            <path class="area" d="\(present)V\(Self.height)H0Z"/><path class="present" d="\(present)"/>\
            <path class="unknown" d="\(line(\.unknown))"/>\
            <path class="now" d="M\(x(instant)) -10V\(Self.height)"/>\(hours(view))\
            <text class="count" x="-12" y="8">\(limit)</text><text class="count" x="-12" y="\(Self.height)">0</text>\
            </svg><figcaption>\(view.state(.present)) \(view(.solidLine)), \(view.state(.unknown)) \
            \(view(.dashedLine)). \(caption)</figcaption></figure>
            """
    }

    private func limit(_ count: KeyPath<OccupancyPoint, Int>) -> Int { points.map { $0[keyPath: count] }.max() ?? 0 }

    private func x(_ instant: Date) -> Int {
        Int(instant.timeIntervalSince(day.start) / day.duration * Double(Self.width))
    }

    /// A path (SVG 2, 9.3) that stays level until the count changes.
    private func line(_ count: KeyPath<OccupancyPoint, Int>) -> String {
        func y(_ point: OccupancyPoint) -> Int { Self.height - point[keyPath: count] * Self.height / limit }
        guard let first = points.first, let last = points.last else { return "" }
        var (path, level) = ("M0 \(y(first))", y(first))
        for point in points where y(point) != level {
            level = y(point)
            path += "H\(x(point.at))V\(level)"
        }
        return "\(path)H\(x(last.at))"
    }

    private func hours(_ view: View) -> [HTML] {
        stride(from: 0, through: 24, by: 3).map { elapsed in
            let instant = min(day.start.addingTimeInterval(Double(elapsed) * 3_600), day.end)
            let hour = elapsed == 24 ? 24 : Calendar.school(view.timeZone).component(.hour, from: instant)
            return "<text x=\"\(x(instant))\" y=\"\(Self.height + 34)\">\(hour)</text>"
        }
    }

    /// Hour by hour.
    func table(_ view: View) -> HTML {
        let hourly = points.enumerated().filter { $0.offset % (3_600 / Self.step) == 0 }.map(\.element)
        let rows: [HTML] = hourly.map {
            "<tr><th scope=\"row\">\(clock($0.at, view))</th><td>\($0.present)</td><td>\($0.unknown)</td></tr>"
        }
        let columns: [Phrase] = [.hourColumn, .state("present"), .state("unknown")]
        return """
            <details><summary>\(view(.countsAsTable))</summary>\
            \(view.table(columns, rows, empty: .noVisitsThatDay, id: "counts"))</details>
            """
    }
}
