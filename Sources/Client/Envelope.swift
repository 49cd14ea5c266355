/// The members every reply has. The code stays text: a newer server may have codes that this client does not know.
struct Envelope: Decodable {
    let successful: Bool
    let reason: String?
    let code: String?
    let retryAfter: Int?

    enum CodingKeys: String, CodingKey {
        case successful, reason, code
        case retryAfter = "retry_after"
    }
}
