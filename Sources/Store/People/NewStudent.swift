/// A student who is to get an account, as a table says.
public struct NewStudent: Equatable, Sendable {
    /// Where the table says so, from 1.
    public let line: Int
    public let email: String
    public let firstName: String
    public let lastName: String
    /// Names of groups, in any case.
    public let groups: [String]

    public init(line: Int, email: String, firstName: String, lastName: String, groups: [String] = []) {
        self.line = line
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.groups = groups
    }
}
