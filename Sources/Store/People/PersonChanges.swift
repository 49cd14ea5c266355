/// What is to be changed of a person; nil leaves a thing as it is.
public struct PersonChanges: Sendable {
    public var email: String?
    public var firstName: String?
    public var lastName: String?
    /// Of a password that the person has to change at the next login.
    public var passwordHash: String?
    public var classification: PersonClassification?
    /// Whether the person can no longer log in.
    public var isDisabled: Bool?
    /// Whether a login asks for one-time codes no more: the device that makes them is lost.
    public var removesTOTP: Bool

    public init(
        email: String? = nil, firstName: String? = nil, lastName: String? = nil, passwordHash: String? = nil,
        classification: PersonClassification? = nil, isDisabled: Bool? = nil, removesTOTP: Bool = false
    ) {
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.passwordHash = passwordHash
        self.classification = classification
        self.isDisabled = isDisabled
        self.removesTOTP = removesTOTP
    }
}
