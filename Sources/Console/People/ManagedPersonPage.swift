public import Phrases
import Vocabulary
public import Wire

/// A person's account, badges and rights. `PersonPage` shows where the person is.
public struct ManagedPersonPage: ConsolePage {
    public static let path = "/people/person"
    public static let types: [RequestType] = [.adminGetPersons, .adminGetZones, .adminEditPersonZones]
    public static let name = Phrase.personName

    private let person: PersonRecord
    /// Only for staff.
    private let zones: SeenZones?

    public func heading(_ view: View) -> Phrase {
        Phrase(view.title(person.firstName, person.lastName, person.personID))
    }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ManagedPersonPage {
        let id = try query.necessaryNumber("id")
        let person = try await asker.allPersons().first { $0.personID == id }.orNotFound()
        let zones = person.classification == .staff ? try await SeenZones.load(id, asker) : nil
        return ManagedPersonPage(person: person, zones: zones)
    }

    public func body(_ view: View) -> HTML {
        let facts: [(name: Phrase, value: HTML)] = [
            (.email, "\(person.email)"), (.role, "\(view(Phrase.roleName(person.classification.rawValue)))"),
            (.account, "\(view(.accountState(isDisabled: person.disabled)))"),
            (.securityLevel, "\(person.securityLevel)"),
        ]
        return """
            <p><a href="\(PeoplePage.path)">\(view(.backToPeople))</a> · \
            <a href="\(PersonPage.path)?id=\(person.personID)">\(view(.whereaboutsOfPerson))</a> · \
            <a href="\(ExplainUnlockPage.path)?person=\(person.personID)">\(view(.explainPersonLink))</a></p>\
            \(view.facts(facts))<h2>\(view(.badges))</h2>\(Badges(person: person).body(view))\
            \(zones.map { "<h2>\(view(.seenZones))</h2>\($0.body(view))" as HTML })\
            <h2>\(view(.change))</h2>\(changes(view))<h2>\(view(.account))</h2>\(account(view))
            """
    }

    /// Each argument that is sent counts as changed, and the person is notified of it: related arguments share a form.
    private func changes(_ view: View) -> HTML {
        let name = form(
            "name",
            [
                .init(name: "first_name", label: .firstName, value: person.firstName),
                .init(name: "last_name", label: .lastName, value: person.lastName),
            ])
        let email = form("email", [.init(name: "email", label: .email, value: person.email)])
        let role = form(
            "role",
            [
                .init(
                    name: "classification", label: .role, input: .choice(PeoplePage.roles(view)),
                    value: person.classification.rawValue, hint: .roleHint)
            ])
        let level = form("level", [.level("security_level", .securityLevel, person.securityLevel, .levelHint)])
        let password = form(
            "password", [.init(name: "password", label: .newPassword, input: .newPassword, hint: .givenPasswordHint)])
        // An admin's own address and password are changed elsewhere.
        let others: HTML =
            isOwn(view) ? "" : "\(view.folded(.editEmail, email))\(view.folded(.givePassword, password))"
        return """
            \(view.folded(.editName, name))\(view.folded(.editRole, role))\(view.folded(.editLevel, level))\(others)
            """
    }

    private func account(_ view: View) -> HTML {
        let export = Form(
            type: .adminExportPerson, then: Self.address(person.personID), hidden: [id], button: .exportButton)
        let erase: HTML = """
            <p><a href="\(ErasePage.path)?id=\(person.personID)">\(view(.erasePerson))</a></p>
            """
        guard !isOwn(view) else { return "\(view.folded(.exportPerson, export))\(erase)" }
        let code = Form(
            type: .adminIssueClaimCode, hidden: [("email", person.email)], button: .issueCode,
            warning: .issueCodeWarning)
        let ability = Form(
            type: .adminEditPerson, key: "disabled", hidden: [id, ("disabled", person.disabled ? "false" : "true")],
            button: person.disabled ? .enable : .disable,
            warning: person.disabled
                ? nil : .disableWarning(view.title(person.firstName, person.lastName, person.personID)))
        let codes = Form(
            type: .adminEditPerson, key: "totp", hidden: [id, ("remove_totp", "true")], button: .removeCodes,
            warning: .removeCodesWarning)
        return """
            \(view.folded(.newClaimCode, code))\(view.folded(person.disabled ? .enable : .disable, ability))\
            \(view.folded(.removeCodes, codes))\(view.folded(.exportPerson, export))\(erase)
            """
    }

    private var id: (name: String, value: String) { ("person_id", String(person.personID)) }

    private func isOwn(_ view: View) -> Bool { view.viewer?.personID == person.personID }

    private func form(_ key: String, _ fields: [Form.Field]) -> Form {
        Form(type: .adminEditPerson, key: key, hidden: [id], fields: fields, button: .save)
    }
}
