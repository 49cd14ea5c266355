/// Why an activation failed.
public enum ActivationError: String, Error, CaseIterable, Sendable {
    /// The lock did not answer.
    case noAnswer = "no_answer"
    /// The lock's key is not the one on the label.
    case wrongFingerprint = "wrong_fingerprint"
    /// The code is not the one on the label, or a message was altered.
    case notGenuine = "not_genuine"
    /// A message was shorter than it must be.
    case cut
    /// A public key with which any party could compute the secret.
    case lowOrder = "low_order"
    /// A key of another length.
    case badKey = "bad_key"
    /// The lock has keys already, and its button was not pressed.
    case notReady = "not_ready"
    /// The lock uses the other dialect.
    case wrongDialect = "wrong_dialect"
    case deaf
    /// The lock refused for another reason.
    case refused

    init(_ error: HandshakeError) {
        self =
            switch error {
            case .cut: .cut
            case .lowOrder: .lowOrder
            case .notGenuine: .notGenuine
            case .outOfOrder: .refused
            }
    }

    /// Converts the lock's reason code.
    init(lock word: String?) {
        let known: Set<ActivationError> = [.notGenuine, .cut, .lowOrder, .notReady, .wrongDialect, .deaf]
        self = word.flatMap(ActivationError.init(rawValue:)).flatMap { known.contains($0) ? $0 : nil } ?? .refused
    }
}
