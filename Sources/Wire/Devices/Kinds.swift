public import Devices
public import Foundation

/// A kind of device.
public struct KindRecord: Codable, Equatable, Sendable {
    /// Its definition: name, labels, safety class, properties, commands.
    public let kind: Kind
    /// Whether it came with the server. Such a kind cannot be deleted.
    public let shipped: Bool
    /// The number of devices of this kind in use.
    public let devices: Int
    public let createdAt: Date
}

/// The kinds of devices, ordered by name.
public struct GetKinds: Request, ListRequest {
    public static let type = RequestType.adminGetKinds
    public static let callers: Callers = .admin

    /// Only kinds whose name or label, in any language, contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let kinds: [KindRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Adds a kind of device. No change to the server is needed.
public struct CreateKind: Request {
    public static let type = RequestType.adminCreateKind
    public static let callers: Callers = .admin

    /// Its definition, as docs/devices.md describes it: at most 40 properties and 20 commands.
    public let kind: Kind

    public typealias Reply = EmptyReply
}

/// Deletes a kind that has no devices and did not come with the server.
public struct DeleteKind: Request {
    public static let type = RequestType.adminDeleteKind
    public static let callers: Callers = .admin

    /// Its name, such as `garage_door`.
    public let kind: String

    public typealias Reply = EmptyReply
}
