import Wire

enum PersonListing: PersonRows {
    static let words = ListingWords(
        singular: "person", plural: "persons",
        creation: "ada@school.example --first-name Ada --last-name Lovelace --classification staff")

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetPersons {
        GetPersons(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetPersons.Reply) -> (rows: [PersonRecord], total: Int) {
        (reply.persons, reply.total)
    }
}
