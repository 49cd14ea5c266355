public import Devices
public import Foundation
public import Vocabulary

/// A device, as visible to the caller.
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
    /// The last reported values, by the names of the kind's properties.
    public var properties: DeviceProperties = [:]
    /// The cause of these values, as reported by the device: `button`, `command:12` …
    public let cause: String?
    /// When it last reported; nil if it never did.
    public let reportedAt: Date?
    /// Whether it is connected now.
    public var connected: Bool = false
    /// When it last connected or disconnected; nil if it never connected.
    public let connectedAt: Date?
    /// When it was obstructed; only a person can move it again.
    public let obstructedAt: Date?
    /// Whether schedules and rules may close it unattended.
    public var unattended: Bool = false
    public let setup: DeviceSetupRecord?
    /// When it was taken out of use.
    public let retiredAt: Date?
}

/// The setup of a device, for those who may manage it.
public struct DeviceSetupRecord: Codable, Equatable, Sendable {
    public let dialect: Dialect
    /// The e-mail address of the person who registered it; nil if it is not registered, or if that person was erased.
    public let owner: String?
    public let unattendedReason: String?
    public var grants: [DeviceGrantRecord] = []
    public let firmware: String?
    /// The numbers of its refused messages, by reason.
    public var refused: [String: Int] = [:]
    /// When its registration code expires; nil if it has none.
    public let codeUntil: Date?
    /// Until when it can be registered without a code.
    public let registrationOpenUntil: Date?
    public let createdAt: Date
}

/// The right of a person, of the members of a group, or of the staff of a zone to use a device. Exactly one of the
/// three is given.
public struct DeviceGrantRecord: Codable, Equatable, Sendable {
    /// A person's e-mail address.
    public let email: String?
    public let groupName: String?
    public let zoneName: String?
    /// Nil when a grant is removed.
    public let level: DeviceLevel?
}

/// A change in what a device reports, as sent by `GET /events` to those who may see it.
public struct DeviceEvent: Codable, Equatable, Sendable {
    public let deviceID: Int64
    public let properties: DeviceProperties
    public let connected: Bool
    /// When it was obstructed.
    public let obstructedAt: Date?
    /// When it last reported; nil if it never did.
    public let reportedAt: Date?
}

/// The devices that the caller may see, ordered by room; retired ones last, for those who manage them.
public struct GetDevices: Request, ListRequest {
    public static let type = RequestType.universalGetDevices
    public static let callers: Callers = .persons

    /// Only this device.
    public let deviceID: Int64?
    /// Only devices of this room.
    public let roomNumber: String?
    /// Only devices whose name, serial or room contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let devices: [DeviceRecord]
        /// The kinds of these devices, each once.
        public let kinds: [Kind]
        /// The total number of matching devices on all pages.
        public let total: Int
    }
}

/// Creates a device before it first connects.
public struct CreateDevice: Request {
    public static let type = RequestType.adminCreateDevice
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// The name of its kind.
    public let kind: String
    public let deviceName: String
    /// At most 64 letters, digits and `._:-`: the number printed on the device, such as its MAC address.
    public let serial: String
    public let roomNumber: String?
    /// The dialect of the device; `rollcall` if absent.
    public let dialect: Dialect?
    /// The format of the label; `svg` if absent.
    public let label: LabelFormat?

    public struct Reply: Codable, Sendable {
        public let deviceID: Int64
        /// Its password at the broker; its user name there is its ID. Returned only once.
        public let token: String
        /// The code with which a person registers the device as their own, once, within 30 days. Returned only once.
        public let registrationCode: String
        /// The URL of the page on which the device is registered, with the form filled in.
        public let link: String
        /// A QR code of this link; nil if the link is too long for one.
        public let label: String?
    }
}

/// Changes the given values of a device in use and leaves the others unchanged.
public struct EditDevice: Request {
    public static let type = RequestType.adminEditDevice
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes(
        "with `new_token`, `new_code`, `open_registration`, `unattended` or `add_grants`")

    public let deviceID: Int64
    public let deviceName: String?
    public let serial: String?
    /// Empty for no room.
    public let roomNumber: String?
    public let dialect: Dialect?
    /// Whether schedules and rules may close it unattended; if so, `reason` states why that is safe.
    public let unattended: Bool?
    public let reason: String?
    /// Whether to issue a new token. The previous one becomes invalid at once.
    public let newToken: Bool?
    /// Whether to issue a new registration code. The previous one becomes invalid at once.
    public let newCode: Bool?
    /// Whether the device can be registered without a code for ten minutes.
    public let openRegistration: Bool?
    /// Each replaces the grant that the same holder had.
    public let addGrants: [DeviceGrantRecord]?
    public let removeGrants: [DeviceGrantRecord]?
    /// The format of the label for a new code; `svg` if absent.
    public let label: LabelFormat?

    /// A stolen session must not be able to grant access to another person or let a door close by itself.
    public var needsConfirmation: Bool {
        newToken == true || newCode == true || openRegistration == true || unattended == true || addGrants != nil
    }

    public struct Reply: Codable, Sendable {
        /// The new token, if one was requested. Returned only once.
        public let token: String?
        /// The new registration code, if one was requested. Returned only once.
        public let registrationCode: String?
        /// The URL of the page on which the device is registered with the new code.
        public let link: String?
        /// A QR code of this link.
        public let label: String?
    }
}

/// Takes a device out of use. Its token becomes invalid at once, its pending commands are cancelled, and its history is
/// kept.
public struct DeleteDevice: Request {
    public static let type = RequestType.adminDeleteDevice
    public static let callers: Callers = .admin

    public let deviceID: Int64

    public struct Reply: Codable, Sendable {
        /// True if the device is kept as retired because it has received commands or sent reports.
        public let retired: Bool
    }
}

/// Makes the caller the owner of a device, with the right to manage it, by the code on its label.
public struct RegisterDevice: Request {
    public static let type = RequestType.universalRegisterDevice
    public static let callers: Callers = .persons

    /// Case-insensitive.
    public let serial: String
    /// The registration code, case-insensitive, with or without dashes. May be nil only while an admin has opened the
    /// registration.
    public let code: String?
    /// Its new name; if absent, it keeps its name.
    public let deviceName: String?

    public struct Reply: Codable, Sendable {
        public let deviceID: Int64
    }
}
