import Wire

enum GroupListing: Listing {
    static let words = ListingWords(singular: "group", plural: "groups", creation: "10b")

    static let columns: [Column<GroupRecord>] = [
        Column("ID") { String($0.groupID) },
        Column("GROUP") { $0.groupName },
        Column("MEMBERS") { String($0.members) },
    ]

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetGroups {
        GetGroups(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetGroups.Reply) -> (rows: [GroupRecord], total: Int) { (reply.groups, reply.total) }

    static func id(of row: GroupRecord) -> Int64 { row.groupID }

    static func name(of row: GroupRecord) -> String? { row.groupName }
}
