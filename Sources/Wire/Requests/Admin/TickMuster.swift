/// Takes part in the roll-call that is in progress, or starts or closes it.
///
/// `start` takes `name`; `tick` takes a person, and `accounted_for` to take a tick back; `close` takes nothing more.
/// Of two who tick the same person at once, the later one counts.
public struct TickMuster: Request {
    public static let type = RequestType.adminTickMuster

    public let action: MusterAction
    /// What the roll-call is called, 1…100 characters; with `start` only.
    public let name: String?
    /// Who was seen in person: either this or `person_id`; with `tick` only.
    public let email: String?
    public let personID: Int64?
    /// True where it is absent.
    public let accountedFor: Bool?

    enum CodingKeys: String, CodingKey {
        case action
        case name
        case email
        case personID = "person_id"
        case accountedFor = "accounted_for"
    }

    public init(
        action: MusterAction, name: String? = nil, email: String? = nil, personID: Int64? = nil,
        accountedFor: Bool? = nil
    ) {
        self.action = action
        self.name = name
        self.email = email
        self.personID = personID
        self.accountedFor = accountedFor
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let muster: MusterRecord

        public init(muster: MusterRecord) {
            self.muster = muster
        }
    }
}
