import Foundation
import Resolution

/// An update whose signature was checked.
struct VerifiedUpdate: Sendable {
    let record: StationRecord
    /// The text of the record as it was signed.
    let text: [UInt8]
    let signature: [UInt8]
    /// The key that signed it.
    let key: StationKey
}

/// A registration whose signatures were checked.
struct VerifiedRegistration: Sendable {
    enum Right: Sendable {
        /// The SHA-256 of the operator's invitation.
        case invitation([UInt8])
        /// The key that vouches for the new one.
        case oldKey(StationKey)
    }

    let serial: Serial
    let key: StationKey
    let right: Right
}

extension [UInt8] {
    /// The form for SQLite.
    var data: Data { Data(self) }
}
