/// How a kind of thing is spoken of.
struct ListingWords: Sendable {
    let singular: String
    /// Also the name of its command.
    let plural: String
    /// The arguments after `create`, for the hint in an empty list.
    let creation: String

    var hintToList: String { "See them with: rollcall \(plural) list" }
    var hintToCreate: String { "rollcall \(plural) create \(creation)" }
}
