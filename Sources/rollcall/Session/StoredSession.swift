/// Who is logged in, and where.
struct StoredSession: Codable, Equatable {
    let server: String
    let username: String
    /// The opaque session token.
    let session: String
    /// The file of certificates that the server's has to lead to, where one was named at the login.
    var ca: String?
}
