import Console
import Foundation
import Phrases
import Vocabulary
import Wire

/// Answers what a page asks with what a test has laid ready.
struct Canned: Asking {
    private var replies: [RequestType: any Sendable] = [:]

    mutating func lay<Arguments: Request>(_ reply: Arguments.Reply, for type: Arguments.Type) {
        replies[Arguments.type] = reply
    }

    func reply<Arguments: Request>(to request: Arguments) async throws -> Arguments.Reply {
        guard let reply = replies[Arguments.type] as? Arguments.Reply else {
            throw Refusal(.notFound, Phrase("Nothing is laid ready for \(Arguments.type.rawValue)."))
        }
        return reply
    }
}

extension View {
    /// In Copenhagen, on 1 September 2026 at 14:02.
    static func test(
        _ language: Language = .english, as classification: Classification = .student,
        now: Date = Date(timeIntervalSince1970: 1_788_264_120)
    ) -> View {
        let viewer = Whoami.Reply.test(classification)
        var view = View(
            viewer: viewer, language: language, timeZone: .copenhagen, now: now, address: "/here", assets: [:])
        view.reach = ConsolePages.reach(of: Callers(classification))
        return view
    }
}

extension Whoami.Reply {
    fileprivate static func test(_ classification: Classification) -> Whoami.Reply? {
        let json = """
            {"person_id": 7, "email": "ada@school.example", "first_name": "Ada", "last_name": "Byron",
             "classification": "\(classification.rawValue)"}
            """
        return try? WireJSON.decoder().decode(Whoami.Reply.self, from: Data(json.utf8))
    }
}

extension TimeZone {
    static var copenhagen: TimeZone { TimeZone(identifier: "Europe/Copenhagen") ?? .gmt }
}

extension Date {
    /// RFC 3339.
    static func at(_ text: String) -> Date { RFC3339.date(from: text) ?? .distantPast }
}
