public import Foundation
public import Phrases
public import Vocabulary
public import Wire

/// The viewer, language and time for which a page is drawn.
public struct View: Sendable {
    /// Nil if no person is logged in.
    public var viewer: Whoami.Reply?
    /// A viewer without an account; nil for all others.
    public var helper: View.Helper?
    /// People who share their names with others, by number.
    public var namesakes: Set<Int64> = []
    /// The muster button or link in the frame of the page.
    public var musterOffer = MusterOffer.nothing
    /// Why the server cannot store anything, and what to do; nil if it can.
    public var alarm: (text: Phrase, hint: Phrase)?
    public var language: Language
    /// The school's.
    public var timeZone: TimeZone
    public var now: Date
    /// Path and query of the page, to which a form returns.
    public var address: String
    /// The form that was refused, to be shown again with its error.
    public var refused: RefusedForm?
    /// The pages that the viewer may see.
    public var reach: [any ConsolePage.Type] = []
    /// The paths of stylesheet, scripts and icons, by name.
    public var assets: [String: String]
    /// Contained in each form of the page: a request that is sent twice with the same content is executed once.
    public var idempotencyKey = UUID()

    public init(
        viewer: Whoami.Reply?, language: Language, timeZone: TimeZone, now: Date, address: String,
        refused: RefusedForm? = nil, assets: [String: String]
    ) {
        self.viewer = viewer
        self.language = language
        self.timeZone = timeZone
        self.now = now
        self.address = address
        self.refused = refused
        self.assets = assets
    }

    /// A person who joined by the link of a muster.
    public struct Helper: Sendable {  // generated: init
        /// The id of the phone.
        let id: Int64
        /// The person's name, with the label of the link.
        let title: String
    }

    /// With the path of the page of the muster.
    public enum MusterOffer: Sendable {
        case nothing
        case start(then: String)
        case open(at: String)
    }

    /// The author of the viewer's entries in a muster.
    var speaker: String { helper?.title ?? viewer.map { "\($0.firstName) \($0.lastName)" } ?? "" }

    /// The owner under whom unsent entries are stored on a device.
    var owner: String { helper.map { "phone-\($0.id)" } ?? String(viewer?.personID ?? 0) }

    func canSee(_ page: any ConsolePage.Type) -> Bool { reach.contains { $0.path == page.path } }

    /// The path of an asset.
    func asset(_ name: String) -> String { assets[name] ?? "/assets/\(name)" }
}

extension View {
    func callAsFunction(_ phrase: Phrase) -> String { phrase.text(in: language) }

    /// A text as a QR code; nothing if it is too long for one.
    func qr(_ text: String, _ label: Phrase) -> HTML { HTML.qr(text, label: self(label)) ?? "" }

    func sentence(of refusal: Refusal) -> HTML { "\(self(refusal.reason))" }

    /// Marks a time that the school's clocks show twice.
    func marked(_ clock: String, _ time: Date) -> String {
        timeZone.markOfRepeatedTime(time).map { "\(clock) \($0)" } ?? clock
    }

    /// The time of day, `14:05`, with the date before it if it is not today.
    func clock(_ time: Date) -> String { marked(plainClock(time), time) }

    /// The time without a mark.
    func plainClock(_ time: Date) -> String {
        let (parts, today) = (components(time), components(now))
        let clock = "\(Self.twoDigits(parts.hour)):\(Self.twoDigits(parts.minute))"
        let isToday = (parts.year, parts.month, parts.day) == (today.year, today.month, today.day)
        return isToday ? clock : "\(day(parts)) \(clock)"
    }

    /// `2026-09-01`, in the school's zone.
    func day(_ time: Date) -> String { day(components(time)) }

    /// The value of an input of type `datetime-local`.
    func localTime(_ time: Date) -> String {
        let parts = components(time)
        return "\(day(parts))T\(Self.twoDigits(parts.hour)):\(Self.twoDigits(parts.minute))"
    }

    /// A time for programs and people, which a script may keep up to date.
    func time(_ time: Date?) -> HTML {
        guard let time else { return "–" }
        return "<time datetime=\"\(RFC3339.string(from: time))\">\(clock(time))</time>"
    }

    /// The elapsed time, as text.
    func ago(_ time: Date?) -> HTML {
        guard let time else { return "\(self(.never))" }
        let seconds = max(0, now.timeIntervalSince(time))
        return "<time datetime=\"\(RFC3339.string(from: time))\" data-ago>\(self(.ago(seconds: seconds)))</time>"
    }

    private func day(_ parts: DateComponents) -> String {
        "\(parts.year ?? 0)-\(Self.twoDigits(parts.month))-\(Self.twoDigits(parts.day))"
    }

    private func components(_ time: Date) -> DateComponents {
        Calendar.school(timeZone).dateComponents([.year, .month, .day, .hour, .minute], from: time)
    }

    private static func twoDigits(_ number: Int?) -> String {
        let number = number ?? 0
        return number < 10 ? "0\(number)" : "\(number)"
    }
}
