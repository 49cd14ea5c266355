/// What is to be changed of a person; nil leaves a thing as it is.
public struct PersonChanges: Sendable {
    public var email: String?
    public var firstName: String?
    public var lastName: String?
    public var passwordHash: String?
    public var classification: PersonClassification?

    public init(
        email: String? = nil, firstName: String? = nil, lastName: String? = nil, passwordHash: String? = nil,
        classification: PersonClassification? = nil
    ) {
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.passwordHash = passwordHash
        self.classification = classification
    }
}
