import Devices
public import Foundation
public import Phrases
public import Wire

/// Answers the requests of a page, on the viewer's behalf.
public protocol Asking: Sendable {
    /// Throws `Failure`.
    func reply<Arguments: Request>(to request: Arguments) async throws -> Arguments.Reply
}

/// A page: its requests to the server, and how it displays the replies. A page is a value: it is loaded once, and
/// drawing it sends no further request.
public protocol ConsolePage: Sendable {
    static var path: String { get }
    /// Its requests. A person who may send all of these may see the page.
    static var types: [RequestType] { get }
    /// Nil for a page that is reached only from others.
    static var place: NavigationPlace? { get }
    static var name: Phrase { get }

    /// Throws `Failure`.
    static func load(_ query: PageQuery, _ asker: some Asking) async throws -> Self

    /// The heading of the page, also in the window's title.
    var heading: Phrase { get }
    /// The heading for a viewer, with two people of the same name told apart.
    func heading(_ view: View) -> Phrase
    /// The content between heading and footer.
    func body(_ view: View) -> HTML
    /// The newest event that the page includes; nil if it has no live updates.
    var eventID: Int64? { get }
    /// Its own scripts, by the names of their assets.
    static var scripts: [String] { get }
}

extension ConsolePage {
    public static var place: NavigationPlace? { nil }
    public static var scripts: [String] { [] }
    public var heading: Phrase { Self.name }
    public func heading(_ view: View) -> Phrase { heading }
    public var eventID: Int64? { nil }

    /// Who may see it.
    public static var callers: Callers {
        types.map(\.callers).filter { !$0.contains(.strangers) }.reduce([.persons, .helper]) { $0.intersection($1) }
    }
}

/// The place of a page in the navigation.
public enum NavigationPlace: Int, CaseIterable, Sendable {
    case watch, manage, own
}

/// The fields of a page's address.
public struct PageQuery: Sendable {
    private let fields: [String: String]
    /// The school's, in which times are given.
    private let timeZone: TimeZone

    public init(_ fields: [String: String] = [:], timeZone: TimeZone = .gmt) {
        self.fields = fields
        self.timeZone = timeZone
    }

    /// A time by the school's clocks, `2026-09-01T08:30`, or an instant as RFC 3339. Throws `Failure` if it is
    /// neither.
    public func instant(_ name: String) throws -> Date? {
        guard let text = self[name] else { return nil }
        if let instant = RFC3339.date(from: text) ?? LocalTime.instant(text, in: timeZone) { return instant }
        throw Failure(.badArguments, "The field '\(name)' of the address is not a valid time.")
    }

    /// The day by the school's clocks that contains an instant.
    func day(of instant: Date) -> DateInterval {
        Calendar.school(timeZone).dateInterval(of: .day, for: instant) ?? DateInterval(start: instant, duration: 86_400)
    }

    /// The time zone in which days and hours of the address are read.
    var schoolTime: SchoolTime { SchoolTime(timeZone: timeZone) }

    /// A day, `2026-09-01`. Throws `Failure` if the field is not a day.
    func civilDay(_ name: String) throws -> CivilDay? {
        guard let text = self[name] else { return nil }
        guard let day = CivilDay(text) else {
            throw Failure(.badArguments, "The field '\(name)' of the address is not a valid time.")
        }
        return day
    }

    /// A minute of a day, both by the school's clocks: the fields `day`, `2026-09-01`, and `minute`, from 0. Throws
    /// `Failure` if they are invalid.
    func minuteOfDay() throws -> Date? {
        guard let day = self["day"], let minute = try number("minute") else { return nil }
        guard (0..<1_440).contains(minute),
            let instant = LocalTime.instant("\(day)T\(LocalTime.clock(Int(minute)))", in: timeZone)
        else { throw Failure(.badArguments, "The field 'minute' of the address is not a valid time.") }
        return instant
    }

    /// The maximum page number of a list.
    private static let lastPage: Int64 = 1_000_000

    /// From 1.
    public var page: Int {
        get throws { Int(min(max(try number("page") ?? 1, 1), Self.lastPage)) }
    }

    /// Nil if it is absent or empty.
    public subscript(_ name: String) -> String? {
        fields[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Throws `Failure` if the field is not a whole number.
    public func number(_ name: String) throws -> Int64? {
        guard let text = self[name] else { return nil }
        guard let number = Int64(text) else {
            throw Failure(.badArguments, "The field '\(name)' of the address is not a whole number.")
        }
        return number
    }

    /// Throws `Failure` if the field is absent or not a whole number.
    public func necessaryNumber(_ name: String) throws -> Int64 {
        guard let number = try number(name) else { throw Failure(.notFound, "There is nothing here.") }
        return number
    }

    public func necessary(_ name: String) throws -> String {
        guard let text = self[name] else { throw Failure(.notFound, "There is nothing here.") }
        return text
    }
}
