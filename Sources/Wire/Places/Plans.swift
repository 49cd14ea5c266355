public import Foundation
public import Vocabulary

/// The floor plan of a zone.
public struct PlanRecord: Codable, Equatable, Sendable {
    public let zoneName: String
    /// The path of the picture, served to those who may see the zone. A new picture gets a new path.
    public let path: String
    /// The width of the picture, in pixels.
    public let width: Int
    public let height: Int
    /// Rooms first, then scanners, then beacons.
    public let things: [PlanThingRecord]
}

/// A room, scanner or room beacon, and where it is on its plan.
public struct PlanThingRecord: Codable, Equatable, Sendable {
    public let kind: PlanThingKind
    /// Its `room_id`, `scanner_id` or `beacon_id`.
    public let id: Int64
    /// The room's number, the scanner's name, or the beacon's room and keys.
    public let name: String
    /// Coordinates from the left and from the top, 0…1 of the whole: one point is a position, two are opposite corners
    /// of a rectangle, more are the corners of an area.
    public let points: [[Double]]
}

/// The floor plans of the zones that the caller may see, ordered by name: admins see all zones, staff see theirs.
public struct GetPlans: Request, ListRequest {
    public static let type = RequestType.adminGetPlans
    public static let callers: Callers = [.admin, .staff]

    /// Only zones whose names contain this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let plans: [PlanRecord]
        public let total: Int
    }
}

/// Sets the floor plan of a zone, or removes it with everything that is placed on it. A new picture keeps what is
/// placed.
///
/// A picture is a PNG, JPEG or WebP, recognised by its content, of at most 1.4 MiB and 40 megapixels. Texts, EXIF, XMP,
/// colour profiles, thumbnails and data after the end are removed; the pixels are kept as they are, even if EXIF asks
/// for a rotation.
public struct EditPlan: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditPlan
    public static let callers: Callers = .admin
    public static let bodyLimit = BodyLimit.large

    public let zoneName: String
    /// Either this or `remove`.
    public let image: Data?
    public let remove: Bool?
}

/// The position of a room, scanner or room beacon on the plan of its zone.
public struct PlanPlace: Codable, Equatable, Sendable {
    public let kind: PlanThingKind
    /// Its `room_id`, `scanner_id` or `beacon_id`.
    public let id: Int64
    /// Pairs of coordinates from the left and from the top, 0…1 of the whole. A room has one point, two opposite
    /// corners of a rectangle, or 3…100 corners; a scanner or a beacon has one point. An empty list removes the item
    /// from the plan.
    public let points: [[Double]]
}

/// Places rooms, scanners and room beacons of a zone on its plan: either all of the given ones or none. Others keep
/// their positions.
///
/// An item that is deleted, retired, or moved to another room or zone is removed from the plan automatically.
public struct PlaceOnPlan: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminPlaceOnPlan
    public static let callers: Callers = .admin

    public let zoneName: String
    /// At most 1,000.
    public let things: [PlanPlace]
}
