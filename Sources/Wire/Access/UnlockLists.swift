public import Devices
public import Foundation

/// Attempts to open locks, the newest first. The look at them is put into the audit.
public struct GetUnlocks: Request, ListRequest {
    public static let type = RequestType.adminGetUnlocks

    /// Only those of this person.
    public let personID: Int64?
    /// Only at this lock.
    public let lockID: Int64?
    /// Filter by outcome.
    public let outcome: UnlockState?
    /// Without it, from the first.
    public let from: Date?
    /// Without it, until now.
    public let to: Date?
    /// True for visits in place of attempts: those that began behind locked doors though the person opened none.
    public let followedIn: Bool?
    /// Only attempts whose lock or room holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let unlocks: [UnlockRecord]
        /// Where visits were asked for in place of attempts: hints that a person followed a person in, the newest
        /// first.
        public let followedIn: [FollowedInRecord]?
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// The own attempts to open locks, the newest first.
public struct GetOwnUnlocks: Request, ListRequest {
    public static let type = RequestType.universalGetUnlocks

    /// Only at this lock.
    public let lockID: Int64?
    /// Filter by outcome.
    public let outcome: UnlockState?
    /// Without it, from the first.
    public let from: Date?
    /// Without it, until now.
    public let to: Date?
    /// Only attempts whose lock or room holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public typealias Reply = GetUnlocks.Reply
}
