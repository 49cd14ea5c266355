import Devices
import Foundation
import Phrases
import Wire

/// Rooms over the hours of a day of the school: a row for each room, and a column for each hour that actually passes. A
/// day on which the clocks change has 23 or 25 of them.
struct RoomGrid {
    private let rooms: [FreeRoomRecord]
    private let day: CivilDay
    private let hours: [DateInterval]
    private let time: SchoolTime

    /// The hours shown for rooms that may be booked at any hour, in minutes since midnight.
    private static let usual = 7 * 60..<19 * 60

    init(_ rooms: [FreeRoomRecord], on day: CivilDay, isWhole: Bool, _ view: View) {
        self.rooms = rooms.sorted { ($0.zoneName, $0.roomNumber) < ($1.zoneName, $1.roomNumber) }
        self.day = day
        let time = SchoolTime(timeZone: view.timeZone)
        self.time = time
        let all = Self.hours(of: day, time)
        let spans = rooms.flatMap { Self.spans(of: $0, day) ?? [Self.usual] }
        let taken = rooms.flatMap(\.taken)
        let shown = all.filter { hour in
            let minutes = Self.minutes(of: hour, time)
            return spans.contains { $0.overlaps(minutes) }
                || taken.contains { $0.from < hour.end && $0.to > hour.start }
        }
        hours = isWhole || shown.isEmpty ? all : shown
    }

    /// Whether the day has more or fewer than 24 hours.
    var clocksChange: Bool {
        let length = time.instant(minutes: 1_440, of: day).timeIntervalSince(time.instant(minutes: 0, of: day))
        return length != 86_400
    }

    private static func hours(of day: CivilDay, _ time: SchoolTime) -> [DateInterval] {
        let end = time.instant(minutes: 1_440, of: day)
        return stride(from: 0, to: end.timeIntervalSince(time.instant(minutes: 0, of: day)), by: 3_600).map {
            let start = time.instant(minutes: 0, of: day).addingTimeInterval($0)
            return DateInterval(start: start, end: min(end, start.addingTimeInterval(3_600)))
        }
    }

    /// The clock time at the start of an hour, and one hour more.
    private static func minutes(of hour: DateInterval, _ time: SchoolTime) -> Range<Int> {
        let start = time.minutes(at: hour.start)
        return start..<start + 60
    }

    /// The hours at which a room may be booked on that day; nil for always.
    private static func spans(of room: FreeRoomRecord, _ day: CivilDay) -> [Range<Int>]? {
        room.bookingHours.map { hours in
            hours.filter { ($0.weekdays ?? []).isEmpty || $0.weekdays?.contains(day.weekday) == true }
                .filter { $0.from < $0.until }.map { $0.from.minutes..<$0.until.minutes }
        }
    }
}

extension RoomGrid {
    func html(_ view: View) -> HTML {
        let heads: [HTML] = hours.map { "<th scope=\"col\">\(view.shownClock($0.start))</th>" }
        let rows: [HTML] = rooms.map { row($0, view) }
        return """
            <div class="wide" role="region" tabindex="0" aria-label="\(view(.gridOf(day.description)))">\
            <table class="grid" id="rooms"><thead><tr><th scope="col">\(view(.room))</th>\(heads)</tr></thead>\
            <tbody>\(rows)</tbody></table></div>
            """
    }

    private func row(_ room: FreeRoomRecord, _ view: View) -> HTML {
        let about = [room.zoneName, room.roomType, room.capacity.map { view(.seats($0)) }].compactMap(\.self)
        let spans = Self.spans(of: room, day)
        let cells: [HTML] = hours.map { cell(room, $0, spans, view) }
        let from = time.instant(minutes: 0, of: day)
        return """
            <tr><th scope="row"><a href="\(BookRoomPage.address(room.roomNumber, from: from))">\(room.roomNumber)</a> \
            <small>\(about.joined(separator: ", "))</small></th>\(cells)</tr>
            """
    }

    /// Whether the room is booked in an hour, and a link that books the free part of it.
    private func cell(_ room: FreeRoomRecord, _ hour: DateInterval, _ spans: [Range<Int>]?, _ view: View) -> HTML {
        let taken = room.taken.filter { $0.from < hour.end && $0.to > hour.start }
        let said: [HTML] = taken.map { span(of: $0, view) }
        let isOwn = taken.contains { $0.bookingID != nil }
        let isOpen = spans?.contains { $0.overlaps(Self.minutes(of: hour, time)) } ?? true
        let rest = Self.free(in: hour, beside: taken, after: view.now)
        guard isOpen, room.mayBook, let rest else {
            let word: Phrase = hour.end <= view.now ? .slotOver : isOpen ? .slotTaken : .slotClosed
            return Self.cell(said.isEmpty ? ["\(view(word))"] : said, isOwn: isOwn, isFree: false)
        }
        let label = view(.bookRoomAt(room.roomNumber, view.shownClock(rest)))
        let link: HTML = """
            <a href="\(BookRoomPage.address(room.roomNumber, from: rest))" aria-label="\(label)">\(view(.slotFree))</a>
            """
        return Self.cell(said + [link], isOwn: isOwn, isFree: taken.isEmpty)
    }

    private static func cell(_ parts: [HTML], isOwn: Bool, isFree: Bool) -> HTML {
        "<td class=\"\(isOwn ? "own" : isFree ? "free" : "taken")\">\(HTML.joined(parts, by: "<br>"))</td>"
    }

    private func span(of taken: TakenRecord, _ view: View) -> HTML {
        let clocks: HTML = "\(view.shownClock(taken.from))–\(view.shownClock(taken.to))"
        guard let id = taken.bookingID else { return "\(view(.slotTaken)) \(clocks)" }
        return "<a href=\"\(MyBookingsPage.path)#booking-\(id)\">\(view(.slotOwn)) \(clocks)</a>"
    }

    /// The first free moment of an hour, at a step of the clock; nil if absent.
    private static func free(in hour: DateInterval, beside taken: [TakenRecord], after now: Date) -> Date? {
        let step = 300.0
        let first = max(hour.start, Date(timeIntervalSince1970: (now.timeIntervalSince1970 / step).rounded(.up) * step))
        let found = taken.sorted { $0.from < $1.from }.reduce(first) { free, other in
            other.from <= free ? max(free, other.to) : free
        }
        return found < hour.end ? found : nil
    }
}
