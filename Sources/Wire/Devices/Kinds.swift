public import Devices
public import Foundation

/// A kind of device.
public struct KindRecord: Codable, Equatable, Sendable {
    /// Its document: name, labels, safety class, properties, commands.
    public let kind: Kind
    /// Whether it came with the server. Such a kind stays.
    public let shipped: Bool
    /// How many devices of it are in use.
    public let devices: Int
    public let createdAt: Date
}

/// The kinds of devices, by name.
public struct GetKinds: Request, ListRequest {
    public static let type = RequestType.adminGetKinds

    /// Only kinds whose name or label, in either language, holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let kinds: [KindRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Adds a kind of device. No server has to be changed for it.
public struct CreateKind: Request {
    public static let type = RequestType.adminCreateKind

    /// Its document, as docs/devices.md describes it: at most 40 properties and 20 commands.
    public let kind: Kind

    public typealias Reply = EmptyReply
}

/// Takes a kind away of which there is no device, and that did not come with the server.
public struct DeleteKind: Request {
    public static let type = RequestType.adminDeleteKind

    /// Its name, such as `garage_door`.
    public let kind: String

    public typealias Reply = EmptyReply
}
