public import Foundation
import Vocabulary

/// A login, found by its token.
public struct Session: Sendable {
    public let id: Int64
    public let createdAt: Date
    public let person: Person
    /// What the person must do before anything else.
    public let obligation: Session.Obligation?
    /// Until when the session is confirmed, by the machine's clock; nil if it is not.
    public let confirmedUntil: Date?
    /// The numbers of all sessions of the person that have neither ended nor expired for lack of use.
    public let living: Set<Int64>
    /// The person's display preferences.
    public let preferences: Preferences
    /// The data versions at the time of reading.
    public let versions: DataVersions
}

extension Session {
    /// A login as its owner sees it.
    public struct Entry: Sendable {
        public let id: Int64
        public let createdAt: Date
        public let usedAt: Date
        public let expiresAt: Date
        /// The IP address of the client.
        public let address: String
        /// The user agent that the client sent.
        public let agent: String?
    }
}

extension Session {
    /// The stored data of a login.
    public struct Draft: Sendable {
        /// SHA-256 of the token, 32 bytes.
        public let tokenHash: [UInt8]
        public let person: Int64
        /// An IP address, at most 100 characters.
        public let address: String
        /// The user agent, at most 200 characters.
        public let agent: String?

        public init(tokenHash: [UInt8], person: Int64, address: String, agent: String?) {
            self.tokenHash = tokenHash
            self.person = person
            self.address = String(address.unicodeScalars.prefix(100))
            self.agent = agent.map { String($0.unicodeScalars.prefix(200)) }
        }
    }
}

extension Session {
    /// What a person who is logged in must do before the server accepts other requests from them.
    public enum Obligation: Equatable, Sendable {
        /// Choose a password of their own: an admin set the one they have.
        case passwordChange
        /// Enrol a device for one-time codes: the school requires it of them.
        case totpEnrolment

        init?(passwordIsTemporary: Bool, totpIsMissing: Bool) {
            if passwordIsTemporary {
                self = .passwordChange
            } else if totpIsMissing {
                self = .totpEnrolment
            } else {
                return nil
            }
        }
    }
}
