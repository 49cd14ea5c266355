public import Devices
public import Foundation
public import Vocabulary

/// A device, as a person may see it.
public struct DeviceRecord: Codable, Equatable, Sendable {
    public let deviceID: Int64
    public let deviceName: String
    /// The name of its kind.
    public let kind: String
    public let serial: String
    /// Nil if it is in no room.
    public let roomNumber: String?
    public let zoneName: String?
    /// What the caller may do with it.
    public let level: DeviceLevel
    /// What it said last, by the names of the kind's properties.
    public var properties: DeviceProperties = [:]
    /// What led to that, as the device tells it: `button`, `command:12` …
    public let cause: String?
    /// When it said so; nil if it never did.
    public let reportedAt: Date?
    /// Whether it is connected now.
    public var connected: Bool = false
    /// Since when it is, or is not; nil if it never was.
    public let connectedAt: Date?
    /// Since when something is in its way: only a person moves it again.
    public let obstructedAt: Date?
    /// Whether schedules and rules may close it with no person there.
    public var unattended: Bool = false
    public let setup: DeviceSetupRecord?
    /// When it was put out of use.
    public let retiredAt: Date?
}

/// How a device is set up: for those who may manage it.
public struct DeviceSetupRecord: Codable, Equatable, Sendable {
    public let dialect: Dialect
    /// The e-mail address of who registered it; nil for no person, and where they were erased.
    public let owner: String?
    public let unattendedReason: String?
    public var grants: [DeviceGrantRecord] = []
    public let firmware: String?
    /// Messages of it that were refused, by reason.
    public var refused: [String: Int] = [:]
    /// Until when its registration code holds; nil if there is none any more.
    public let codeUntil: Date?
    /// Until when it is registered without a code.
    public let registrationOpenUntil: Date?
    public let createdAt: Date
}

/// A person may do something with a device: a person, the members of a group, or the staff of a zone. One of the three
/// is given.
public struct DeviceGrantRecord: Codable, Equatable, Sendable {
    /// A person's e-mail address.
    public let email: String?
    public let groupName: String?
    public let zoneName: String?
    /// Nil if a grant is to be removed.
    public let level: DeviceLevel?
}

/// What a device says of itself has changed, as `GET /events` tells those who may see it.
public struct DeviceEvent: Codable, Equatable, Sendable {
    public let deviceID: Int64
    public let properties: DeviceProperties
    public let connected: Bool
    /// Since when something is in its way.
    public let obstructedAt: Date?
    /// When it said so; nil if it never did.
    public let reportedAt: Date?
}

/// The devices that the caller may see, by room; retired ones last, for those who manage them.
public struct GetDevices: Request, ListRequest {
    public static let type = RequestType.universalGetDevices

    /// Only this one.
    public let deviceID: Int64?
    /// Only devices of this room.
    public let roomNumber: String?
    /// Only devices whose name, serial or room holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let devices: [DeviceRecord]
        /// The kinds of these devices, each once.
        public let kinds: [Kind]
        /// How many devices there are in all, on this page and on the others.
        public let total: Int
    }
}
