/// Who is logged in, and where.
struct StoredSession: Codable, Equatable {
    let server: String
    let username: String
    /// The opaque session token.
    let session: String
}
