public import Phrases
import Vocabulary
public import Wire

/// A group and its members.
public struct GroupPage: ConsolePage {
    public static let path = "/groups/group"
    public static let types: [RequestType] = [.adminGetGroups, .adminGetGroupMembers, .adminGetPersons]
    public static let name = Phrase.group

    /// The maximum number of people in the result of a search.
    private static let maxFound = 20

    private let group: GroupRecord
    private let members: [MemberRecord]
    /// The search text.
    private let find: String?
    /// People who are not in the group.
    private let found: [PersonRecord]

    public var heading: Phrase { .groupTitle(group.groupName) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> GroupPage {
        let (id, find) = (try query.necessaryNumber("id"), query["search"])
        let group = try await asker.allGroups().first { $0.groupID == id }.orNotFound()
        let members = try await asker.allMembers(of: id)
        guard let find else { return GroupPage(group: group, members: members, find: nil, found: []) }
        let inside = Set(members.map(\.personID))
        let people = try await asker.reply(to: GetPersons(search: find, page: 1, pageSize: 1_000)).persons
        let found = people.filter { !inside.contains($0.personID) }.prefix(maxFound)
        return GroupPage(group: group, members: members, find: find, found: Array(found))
    }

    public func body(_ view: View) -> HTML {
        """
        <p><a href="\(GroupsPage.path)">\(view(.backToGroups))</a></p>\
        <h2>\(view(.members))</h2>\(memberTable(view))<h2>\(view(.addMembers))</h2>\(search(view))\
        \(find == nil ? nil : foundTable(view))<h2>\(view(.change))</h2>\(forms(view))
        """
    }

    private func memberTable(_ view: View) -> HTML {
        let rows: [HTML] = members.map { member in
            let remove = form(
                "remove_members", member.personID,
                .removeMember(view.title(member.firstName, member.lastName, member.personID)))
            let name: HTML = """
                <a href="\(ManagedPersonPage.address(member.personID))">\
                \(view.name(member.firstName, member.lastName, member.personID))</a>
                """
            return Self.row(name, member.email, member.classification.rawValue, remove, view)
        }
        return view.table([.personName, .email, .role, .change], rows, empty: .noMembers, id: "members")
    }

    private func search(_ view: View) -> HTML {
        """
        <form method="get" role="search" class="search"><input type="hidden" name="id" value="\(group.groupID)">\
        <label for="search">\(view(.searchAccounts))</label><input type="search" id="search" name="search" \
        value="\(find ?? "")" autocomplete="off"><button>\(view(.search))</button></form>
        """
    }

    private func foundTable(_ view: View) -> HTML {
        let rows: [HTML] = found.map { person in
            let add = form(
                "add_members", person.personID,
                .addMember(view.title(person.firstName, person.lastName, person.personID)))
            let name: HTML = view.name(person.firstName, person.lastName, person.personID)
            return Self.row(name, person.email, person.classification.rawValue, add, view)
        }
        return view.table([.personName, .email, .role, .change], rows, empty: .noPeopleToAdd, id: "found")
    }

    private static func row(_ name: HTML, _ email: String, _ role: String, _ form: Form, _ view: View) -> HTML {
        """
        <tr><th scope="row">\(name)</th><td>\(email)</td><td>\(view(Phrase.roleName(role)))</td>\
        <td>\(view.form(form))</td></tr>
        """
    }

    private func form(_ argument: String, _ person: Int64, _ button: Phrase) -> Form {
        Form(
            type: .adminEditGroup, key: "\(argument) \(person)", hidden: [id, (argument, String(person))],
            button: button, style: "inline")
    }

    private func forms(_ view: View) -> HTML {
        let rename = Form(
            type: .adminEditGroup, key: "name", hidden: [id],
            fields: [.init(name: "group_name", label: .groupName, value: group.groupName)], button: .save)
        let delete = Form(
            type: .adminDeleteGroup, then: GroupsPage.path, hidden: [id], button: .delete,
            warning: .deleteGroupWarning(group.groupName, members.count))
        return "\(view.folded(.renameGroup, rename))\(view.folded(.deleteGroup, delete))"
    }

    private var id: (name: String, value: String) { ("group_id", String(group.groupID)) }
}
