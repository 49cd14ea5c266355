public import Phrases
public import Wire

/// The groups of the school: classes and courses.
public struct GroupsPage: ConsolePage {
    public static let path = "/groups"
    public static let types: [RequestType] = [.adminGetGroups]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.groupsTitle

    private static let pageSize = 100

    private let search: String?
    private let page: Int
    private let reply: GetGroups.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> GroupsPage {
        let (search, page) = (query["search"], try query.page)
        return GroupsPage(
            search: search, page: page,
            reply: try await asker.reply(to: GetGroups(search: search, page: page, pageSize: pageSize)))
    }

    public func body(_ view: View) -> HTML {
        let rows: [HTML] = reply.groups.map { group in
            """
            <tr><th scope="row"><a href="\(GroupPage.address(group.groupID))">\(group.groupName)</a></th>\
            <td>\(group.members)</td></tr>
            """
        }
        let create = Form(
            type: .adminCreateGroup, fields: [.init(name: "group_name", label: .groupName)], button: .create)
        return """
            <p>\(view(.groupsIntroduction))</p>\(view.search(search, .searchGroups))\
            \(view.table([.group, .members], rows, empty: search == nil ? .noGroups : .nothingFound))\
            \(view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search))\
            \(view.folded(.newGroup, create))
            """
    }
}
