import Foundation
public import Phrases
import Vocabulary
public import Wire

/// The steps that a new school must complete before the system can locate people; each is ticked off automatically.
public struct FirstStepsPage: ConsolePage {
    public static let path = "/first-steps"
    public static let types: [RequestType] = [
        .adminGetZones, .adminGetRooms, .adminGetScanners, .adminGetPersons, .universalGetLocks,
    ]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.firstStepsTitle

    private let hasZone: Bool
    private let hasRoom: Bool
    private let hasScanner: Bool
    /// Whether there is a scanner that has reported, and none that has not.
    private let hasScannerAlive: Bool
    /// Other than the admin who sets the school up.
    private let hasPerson: Bool
    private let hasBadge: Bool
    /// Set if the page is shown, and not only checked for necessity.
    private var unlock: UnlockButton?

    /// Whether the system cannot yet locate any person.
    public var isNecessary: Bool { !(hasZone && hasScanner && hasBadge) }

    public static let scripts = UnlockButton.scripts

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> FirstStepsPage {
        var page = try await load(asker)
        page.unlock = try await UnlockButton.load(asker)
        return page
    }

    public static func load(_ asker: some Asking) async throws -> FirstStepsPage {
        let people = try await people(asker)
        let alive = try await asker.reply(to: GetScanners(state: .alive, pageSize: 1)).total
        let unstarted = try await asker.reply(to: GetScanners(state: .never, pageSize: 1)).total
        return FirstStepsPage(
            hasZone: try await asker.reply(to: GetZones(pageSize: 1)).total > 0,
            hasRoom: try await asker.reply(to: GetRooms(pageSize: 1)).total > 0,
            hasScanner: try await asker.reply(to: GetScanners(pageSize: 1)).total > 0,
            hasScannerAlive: alive > 0 && unstarted == 0,
            hasPerson: people.total > 1, hasBadge: people.hasBadge)
    }

    /// Reads pages until a person has a badge: usually the first is enough.
    private static func people(_ asker: some Asking) async throws -> (total: Int, hasBadge: Bool) {
        var (read, page) = (0, 1)
        while true {
            let reply = try await asker.reply(to: GetPersons(page: page, pageSize: pageSize))
            read += reply.persons.count
            let hasBadge = reply.persons.contains { !$0.badges.isEmpty }
            if hasBadge || read >= reply.total || reply.persons.isEmpty { return (reply.total, hasBadge) }
            page += 1
        }
    }

    private static let pageSize = 200

    /// Foundation calls UTC by its older name.
    private static func name(of zone: TimeZone) -> String { zone.identifier == "GMT" ? "UTC" : zone.identifier }

    public func body(_ view: View) -> HTML {
        let steps: [(isDone: Bool, text: Phrase, page: any ConsolePage.Type)] = [
            (hasZone, .stepZone, PlacesPage.self), (hasRoom, .stepRoom, PlacesPage.self),
            (hasScanner, .stepScanner, ScannersPage.self), (hasScannerAlive, .stepScannerAlive, ScannersPage.self),
            (hasPerson, .stepPerson, PeoplePage.self), (hasBadge, .stepBadge, PeoplePage.self),
        ]
        let items: [HTML] = steps.map { step in
            let state = step.isDone ? Phrase.stepDone : .stepToDo
            return """
                <li><span class="state \(step.isDone ? "present" : "unknown")">\(view(state))</span> \
                <a href="\(step.page.path)">\(view(step.text))</a></li>
                """
        }
        let said = steps.allSatisfy(\.isDone) ? Phrase.firstStepsDone : .firstStepsIntroduction
        return """
            \(unlock?.html(view))<p>\(view(said))</p><ol class="steps">\(items)</ol>\
            <p>\(view(.stepTimeZone(Self.name(of: view.timeZone), view.clock(view.now)))) \
            <a href="\(SettingsPage.path)">\(view(SettingsPage.name))</a></p>\
            <p><a href="\(NowPage.path)">\(view(.stepsGoOn))</a></p>
            """
    }
}
