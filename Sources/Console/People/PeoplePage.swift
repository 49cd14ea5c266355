public import Phrases
import Vocabulary
public import Wire

/// The accounts of the school.
public struct PeoplePage: ConsolePage {
    public static let path = "/people"
    public static let types: [RequestType] = [.adminGetPersons]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.peopleTitle

    private static let pageSize = 100

    private let search: String?
    private let page: Int
    private let reply: GetPersons.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> PeoplePage {
        let (search, page) = (query["search"], try query.page)
        return PeoplePage(
            search: search, page: page,
            reply: try await asker.reply(to: GetPersons(search: search, page: page, pageSize: pageSize)))
    }

    static func roles(_ view: View) -> [(value: String, label: String)] {
        Classification.allCases.map { (value: $0.rawValue, label: view(Phrase.roleName($0.rawValue))) }
    }

    public func body(_ view: View) -> HTML {
        let table = view.table(
            [.personName, .email, .role, .badges, .account], reply.persons.map { row($0, view) },
            empty: search == nil ? .noPeople : .noMatches)
        let pager = view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search)
        return """
            \(view.search(search, .searchAccounts))<p>\(view(.peopleIn(reply.total)))</p>\(table)\(pager)\
            \(view.folded(.newPerson, create(view)))<p><a href="\(ImportPage.path)">\(view(.importTitle))</a></p>
            """
    }

    private func row(_ person: PersonRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row"><a href="\(ManagedPersonPage.address(person.personID))">\
        \(view.name(person.firstName, person.lastName, person.personID))</a></th><td>\(person.email)</td>\
        <td>\(view(Phrase.roleName(person.classification.rawValue)))</td>\
        <td>\(person.badges.count)</td><td>\(view(.accountState(isDisabled: person.disabled)))</td></tr>
        """
    }

    private func create(_ view: View) -> Form {
        Form(
            type: .adminCreatePerson,
            fields: [
                .init(name: "first_name", label: .firstName), .init(name: "last_name", label: .lastName),
                // The input for e-mail addresses offers the viewer's own.
                .init(name: "email", label: .email),
                .init(name: "classification", label: .role, input: .choice(Self.roles(view)), value: "student"),
                .level("security_level", .securityLevel, 0, .levelHint),
                .init(
                    name: "password", label: .password, input: .newPassword, isRequired: false,
                    hint: .startPasswordHint),
            ],
            button: .create)
    }
}
