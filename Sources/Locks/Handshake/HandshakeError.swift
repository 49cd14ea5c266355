/// Why a handshake message is refused.
enum HandshakeError: String, Error, CaseIterable, Sendable {
    /// It is too short.
    case cut
    /// A point of low order: any party could compute the secret.
    case lowOrder = "low_order"
    /// The sender has another key or code than expected, or the message was altered.
    case notGenuine = "not_genuine"
    /// It is not this side's turn to receive or send that message.
    case outOfOrder = "out_of_order"
}
