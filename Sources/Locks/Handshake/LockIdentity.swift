import Crypto
import Foundation

/// Which lock it is, as server and lock both know it.
public struct LockIdentity: Hashable, Sendable {  // generated: init
    /// The setting `site_key`.
    public let site: String
    /// The number of the device that the lock is.
    public let device: Int64

    /// What both mix into a handshake, so that it counts for this lock and this epoch alone.
    func prologue(epoch: UInt32) -> [UInt8] { Array("rollcall lock\n\(site)\n\(device)\n\(epoch)".utf8) }
}

/// Why an activation came to nothing.
public enum ActivationError: String, Error, CaseIterable, Sendable {
    /// The lock's answer did not come.
    case noAnswer = "no_answer"
    /// The lock's key is not the one on the label.
    case wrongFingerprint = "wrong_fingerprint"
    /// The code is not the one on the label, or a person altered a message.
    case notGenuine = "not_genuine"
    /// A message was shorter than it must be.
    case cut
    /// A key that any attacker could compute with.
    case lowOrder = "low_order"
    /// A key of another length.
    case badKey = "bad_key"
    /// The lock has keys already, and no person pressed its button.
    case notReady = "not_ready"
    /// The lock speaks the other dialect.
    case wrongDialect = "wrong_dialect"
    case deaf
    /// The lock will not, for another reason.
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

    /// A reason in the lock's words.
    init(lock word: String?) {
        let known: Set<ActivationError> = [.notGenuine, .cut, .lowOrder, .notReady, .wrongDialect, .deaf]
        self = word.flatMap(ActivationError.init(rawValue:)).flatMap { known.contains($0) ? $0 : nil } ?? .refused
    }
}
