/// Erases a student: the account, and every trace of where they were.
public struct DeleteStudent: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminDeleteStudent

    public let personID: Int64

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64) {
        self.personID = personID
    }
}
