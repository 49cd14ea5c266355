import Console
import Foundation
import Phrases
import Testing
import Vocabulary
import Wire

@Suite("The table of pages")
struct PageTableTests {
    @Test("Paths are unique, and each begins with a slash")
    func paths() {
        let paths = ConsolePages.all.map { $0.path }
        #expect(Set(paths).count == paths.count && paths.allSatisfy { $0.hasPrefix("/") })
        for page in ConsolePages.all { #expect(ConsolePages.page(at: page.path)?.path == page.path) }
        #expect(ConsolePages.page(at: "/nothing") == nil)
    }

    @Test("Each page may be seen by whoever may send all that it asks")
    func callers() {
        for page in ConsolePages.all where !page.isForStrangers {
            #expect(!page.callers.isEmpty, "Nobody may see \(page.path).")
            for caller in [Callers.student, .visitor, .staff, .admin] where page.callers.contains(caller) {
                #expect(page.types.allSatisfy { $0.callers.contains(.strangers) || $0.callers.contains(caller) })
            }
        }
        #expect(ConsolePages.reach(of: .admin).count > ConsolePages.reach(of: .staff).count)
        #expect(ConsolePages.reach(of: .student).allSatisfy { $0.path != "/now" })
    }

    @Test("Every page has a name in both languages")
    func names() {
        for page in ConsolePages.all {
            for language in Language.allCases { #expect(!page.name.text(in: language).isEmpty) }
        }
    }

    @Test(
        "Times of an address are by the school's clocks",
        arguments: [
            ("2026-09-01T08:30", "2026-09-01T06:30:00.000Z"), ("2026-12-01T08:30:15", "2026-12-01T07:30:15.000Z"),
            ("2026-09-01T08:30:00Z", "2026-09-01T08:30:00.000Z"),
        ])
    func times(text: String, instant: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Copenhagen"))
        let query = PageQuery(["at": text], timeZone: zone)
        #expect(try query.instant("at").map(RFC3339.string) == instant)
    }

    @Test("What is no time and no number is refused", arguments: ["yesterday", "2026-13-01T00:00", "1e3", "-"])
    func refused(text: String) {
        let query = PageQuery(["at": text, "id": text])
        #expect(throws: Refusal.self) { try query.instant("at") }
        #expect(throws: Refusal.self) { try query.necessaryNumber("id") }
    }
}
