/// Erases a person: the account, and every trace of where they were.
public struct DeletePerson: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminDeletePerson

    public let personID: Int64

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64) {
        self.personID = personID
    }
}
