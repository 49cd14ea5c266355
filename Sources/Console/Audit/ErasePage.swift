public import Phrases
import Vocabulary
public import Wire

/// The page on which an admin erases a person, after reading the name.
public struct ErasePage: ConsolePage {
    public static let path = "/people/erase"
    public static let types: [RequestType] = [.adminGetPersons]
    public static let name = Phrase.erasePerson

    private let person: PersonRecord

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ErasePage {
        let id = try query.necessaryNumber("id")
        return ErasePage(person: try await asker.allPersons().first { $0.personID == id }.orNotFound())
    }

    public func body(_ view: View) -> HTML {
        let name = view.title(person.firstName, person.lastName, person.personID)
        let form = Form(
            type: .adminDeletePerson, then: PeoplePage.path, hidden: [("person_id", String(person.personID))],
            button: .eraseButton(name),
            warning: .eraseWarning(name))
        let facts: [(name: Phrase, value: HTML)] = [
            (.personName, "\(name)"), (.email, "\(person.email)"),
            (.role, "\(view(Phrase.roleName(person.classification.rawValue)))"), (.badges, "\(person.badges.count)"),
        ]
        return """
            <p><a href="\(ManagedPersonPage.address(person.personID))">\(view(.keepPerson))</a></p>\
            \(view.facts(facts))\(view.form(form))
            """
    }
}
