/// What is kept of a login.
public struct NewSession: Sendable {
    /// SHA-256 of the token, 32 bytes.
    public let tokenHash: [UInt8]
    public let person: Int64
    /// An IP address, at most 100 characters.
    public let address: String
    /// The program, as it named itself, at most 200 characters.
    public let agent: String?

    public init(tokenHash: [UInt8], person: Int64, address: String, agent: String?) {
        self.tokenHash = tokenHash
        self.person = person
        self.address = String(address.unicodeScalars.prefix(100))
        self.agent = agent.map { String($0.unicodeScalars.prefix(200)) }
    }
}
