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

    enum CodingKeys: String, CodingKey {
        case kind, shipped, devices
        case createdAt = "created_at"
    }

    public init(kind: Kind, shipped: Bool, devices: Int, createdAt: Date) {
        self.kind = kind
        self.shipped = shipped
        self.devices = devices
        self.createdAt = createdAt
    }
}

/// The kinds of devices, by name.
public struct GetKinds: Request, ListRequest {
    public static let type = RequestType.adminGetKinds

    /// Only kinds whose name or label, in either language, holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search, page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    public struct Reply: Codable, Sendable {
        public let kinds: [KindRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(kinds: [KindRecord], total: Int) {
            self.kinds = kinds
            self.total = total
        }
    }
}

/// Adds a kind of device. No server has to be changed for it.
public struct CreateKind: Request {
    public static let type = RequestType.adminCreateKind

    /// Its document, as docs/devices.md describes it: at most 40 properties and 20 commands.
    public let kind: Kind

    public init(kind: Kind) {
        self.kind = kind
    }

    public typealias Reply = EmptyReply
}

/// Takes a kind away of which there is no device, and that did not come with the server.
public struct DeleteKind: Request {
    public static let type = RequestType.adminDeleteKind

    /// Its name, such as `garage_door`.
    public let kind: String

    public init(kind: String) {
        self.kind = kind
    }

    public typealias Reply = EmptyReply
}
