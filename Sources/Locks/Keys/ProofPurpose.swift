import CryptoExtras
import Foundation

/// The purpose of a proof. Each is only ever made by one side.
enum ProofPurpose: String, CaseIterable, Sendable {
    /// The server: the lock may open.
    case open
    /// The server: it has the keys of the new epoch.
    case confirm
    /// The lock: it has the keys too.
    case active
    /// The lock, about an attempt.
    case opened, denied, jammed

    var isServers: Bool { self == .open || self == .confirm }
}
