/// The secret from which a person's one-time codes are made.
public struct StoredTOTP: Sendable {
    /// Sealed; the key is not in the database.
    public let sealedSecret: [UInt8]
    /// Whether the person has shown a code of it. Until then a login does not ask for one.
    public let isConfirmed: Bool
}
