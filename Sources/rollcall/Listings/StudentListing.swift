import Wire

enum StudentListing: PersonRows {
    static let words = ListingWords(
        singular: "student", plural: "students", creation: "ada@school.example --first-name Ada --last-name Lovelace")

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetStudents {
        GetStudents(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetStudents.Reply) -> (rows: [PersonRecord], total: Int) {
        (reply.students, reply.total)
    }
}
