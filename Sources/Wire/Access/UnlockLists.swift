public import Devices
public import Foundation

/// Attempts to open locks, newest first. The request is audited.
public struct GetUnlocks: Request, ListRequest {
    public static let type = RequestType.adminGetUnlocks

    /// Only attempts of this person.
    public let personID: Int64?
    /// Only attempts at this lock.
    public let lockID: Int64?
    /// Only attempts with this outcome.
    public let outcome: UnlockState?
    /// From the first attempt if absent.
    public let from: Date?
    /// Until now if absent.
    public let to: Date?
    /// True to return visits in place of attempts: those that began behind locked doors although the person opened none
    /// of them.
    public let followedIn: Bool?
    /// Only attempts whose lock or room contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let unlocks: [UnlockRecord]
        /// If visits were requested in place of attempts: hints that a person followed another person in, newest first.
        public let followedIn: [FollowedInRecord]?
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// The caller's own attempts to open locks, newest first.
public struct GetOwnUnlocks: Request, ListRequest {
    public static let type = RequestType.universalGetUnlocks

    /// Only attempts at this lock.
    public let lockID: Int64?
    /// Only attempts with this outcome.
    public let outcome: UnlockState?
    /// From the first attempt if absent.
    public let from: Date?
    /// Until now if absent.
    public let to: Date?
    /// Only attempts whose lock or room contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public typealias Reply = GetUnlocks.Reply
}
