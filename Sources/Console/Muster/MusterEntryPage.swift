public import Phrases
import Vocabulary
public import Wire

/// All possible entries on one person in the muster.
public struct MusterEntryPage: ConsolePage {
    public static let path = "/muster/entry"
    public static let types: [RequestType] = [.adminGetMuster, .adminUpdateMuster]
    public static let name = Phrase.entryTitle

    private let person: MusterLineRecord

    public func heading(_ view: View) -> Phrase {
        Phrase(view.title(person.firstName, person.lastName, person.personID))
    }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MusterEntryPage {
        let id = try query.necessaryNumber("id")
        // All staff see the whole list, including people outside their zones.
        let people = try await asker.reply(to: GetMuster()).people
        guard let person = people.first(where: { $0.personID == id }) else {
            throw Refusal(.notFound, .noSuchPerson)
        }
        return MusterEntryPage(person: person)
    }

    public func body(_ view: View) -> HTML {
        let entries = Witness.allCases.map { (value: $0.rawValue, label: view(.witness($0.rawValue))) }
        let form = Form(
            type: .adminUpdateMuster, then: MusterPage.path,
            hidden: [("action", "tick"), ("person_id", String(person.personID))],
            fields: [
                .init(name: "witness", label: .latestEntry, input: .choice(entries)),
                .init(name: "note", label: .noteLabel, isRequired: false),
            ],
            button: .addEntry)
        return """
            <p>\(view.state(person.state)) \(person.roomNumber ?? "") \(view.ago(person.heardAt))</p>\
            \(view.form(form))<p><a href="\(MusterPage.path)">\(view(.musterTitle))</a></p>
            """
    }
}
