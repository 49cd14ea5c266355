public import Devices
public import Foundation
public import Vocabulary

/// A device, as somebody may see it.
public struct DeviceRecord: Codable, Equatable, Sendable {
    public let deviceID: Int64
    public let deviceName: String
    /// The name of its kind.
    public let kind: String
    public let serial: String
    /// Nil where it is in no room.
    public let roomNumber: String?
    public let zoneName: String?
    /// What whoever asks may do with it.
    public let level: DeviceLevel
    /// What it said last, by the names of the kind's properties.
    public let properties: DeviceProperties
    /// What led to that, as the device tells it: `button`, `command:12` …
    public let cause: String?
    /// When it said so; nil where it never did.
    public let reportedAt: Date?
    /// Whether it is connected now.
    public let connected: Bool
    /// Since when it is, or is not; nil where it never was.
    public let connectedAt: Date?
    /// Since when something is in its way: only a person moves it again.
    public let obstructedAt: Date?
    /// Whether schedules and rules may close it with nobody there.
    public let unattended: Bool
    public let setup: DeviceSetupRecord?
    /// When it was put out of use.
    public let retiredAt: Date?

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case deviceName = "device_name"
        case kind, serial, level, properties, cause, connected, unattended, setup
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case reportedAt = "reported_at"
        case connectedAt = "connected_at"
        case obstructedAt = "obstructed_at"
        case retiredAt = "retired_at"
    }

    public init(
        deviceID: Int64, deviceName: String, kind: String, serial: String, roomNumber: String? = nil,
        zoneName: String? = nil, level: DeviceLevel, properties: DeviceProperties = [:], cause: String? = nil,
        reportedAt: Date? = nil, connected: Bool = false, connectedAt: Date? = nil, obstructedAt: Date? = nil,
        unattended: Bool = false, setup: DeviceSetupRecord? = nil, retiredAt: Date? = nil
    ) {
        self.deviceID = deviceID
        self.deviceName = deviceName
        self.kind = kind
        self.serial = serial
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.level = level
        self.properties = properties
        self.cause = cause
        self.reportedAt = reportedAt
        self.connected = connected
        self.connectedAt = connectedAt
        self.obstructedAt = obstructedAt
        self.unattended = unattended
        self.setup = setup
        self.retiredAt = retiredAt
    }
}

/// How a device is set up: for those who may manage it.
public struct DeviceSetupRecord: Codable, Equatable, Sendable {
    public let dialect: Dialect
    /// The e-mail address of who registered it; nil for nobody, and where they were erased.
    public let owner: String?
    public let unattendedReason: String?
    public let grants: [DeviceGrantRecord]
    public let firmware: String?
    /// Messages of it that were refused, by reason.
    public let refused: [String: Int]
    /// Until when its registration code holds; nil where there is none any more.
    public let codeUntil: Date?
    /// Until when it is registered without a code.
    public let registrationOpenUntil: Date?
    public let createdAt: Date

    enum CodingKeys: String, CodingKey {
        case dialect, owner, grants, firmware, refused
        case unattendedReason = "unattended_reason"
        case codeUntil = "code_until"
        case registrationOpenUntil = "registration_open_until"
        case createdAt = "created_at"
    }

    public init(
        dialect: Dialect, owner: String? = nil, unattendedReason: String? = nil, grants: [DeviceGrantRecord] = [],
        firmware: String? = nil, refused: [String: Int] = [:], codeUntil: Date? = nil,
        registrationOpenUntil: Date? = nil, createdAt: Date
    ) {
        self.dialect = dialect
        self.owner = owner
        self.unattendedReason = unattendedReason
        self.grants = grants
        self.firmware = firmware
        self.refused = refused
        self.codeUntil = codeUntil
        self.registrationOpenUntil = registrationOpenUntil
        self.createdAt = createdAt
    }
}

/// Somebody may do something with a device: a person, the members of a group, or the staff of a zone. One of the three
/// is given.
public struct DeviceGrantRecord: Codable, Equatable, Sendable {
    /// A person's e-mail address.
    public let email: String?
    public let groupName: String?
    public let zoneName: String?
    /// Nil where a grant is to be removed.
    public let level: DeviceLevel?

    enum CodingKeys: String, CodingKey {
        case email
        case groupName = "group_name"
        case zoneName = "zone_name"
        case level
    }

    public init(
        email: String? = nil, groupName: String? = nil, zoneName: String? = nil, level: DeviceLevel? = nil
    ) {
        self.email = email
        self.groupName = groupName
        self.zoneName = zoneName
        self.level = level
    }
}

/// What a device says of itself has changed, as `GET /events` tells those who may see it.
public struct DeviceEvent: Codable, Equatable, Sendable {
    public let deviceID: Int64
    public let properties: DeviceProperties
    public let connected: Bool
    /// Since when something is in its way.
    public let obstructedAt: Date?
    /// When it said so; nil where it never did.
    public let reportedAt: Date?

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case properties, connected
        case obstructedAt = "obstructed_at"
        case reportedAt = "reported_at"
    }

    public init(
        deviceID: Int64, properties: DeviceProperties, connected: Bool, obstructedAt: Date? = nil,
        reportedAt: Date? = nil
    ) {
        self.deviceID = deviceID
        self.properties = properties
        self.connected = connected
        self.obstructedAt = obstructedAt
        self.reportedAt = reportedAt
    }
}

/// The devices that whoever asks may see, by room; retired ones last, for those who manage them.
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

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case roomNumber = "room_number"
        case search, page
        case pageSize = "page_size"
    }

    public init(
        deviceID: Int64? = nil, roomNumber: String? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil
    ) {
        self.deviceID = deviceID
        self.roomNumber = roomNumber
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    public struct Reply: Codable, Sendable {
        public let devices: [DeviceRecord]
        /// The kinds of these devices, each once.
        public let kinds: [Kind]
        /// How many devices there are in all, on this page and on the others.
        public let total: Int

        public init(devices: [DeviceRecord], kinds: [Kind], total: Int) {
            self.devices = devices
            self.kinds = kinds
            self.total = total
        }
    }
}
