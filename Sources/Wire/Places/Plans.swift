public import Foundation
public import Vocabulary

/// The floor plan of a zone.
public struct PlanRecord: Codable, Equatable, Sendable {
    public let zoneName: String
    /// Where the picture is served, to those who see the zone. Another picture has another path.
    public let path: String
    /// Of the picture, in pixels.
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
    /// Each from the left and from the top, 0…1 of the whole: one is a place, two are opposite corners of a rectangle,
    /// more are the corners of an area.
    public let points: [[Double]]
}

/// The floor plans of the zones that the caller sees, by name: admins see all, staff those of their zones.
public struct GetPlans: Request, ListRequest {
    public static let type = RequestType.adminGetPlans

    /// Only zones whose names hold this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let plans: [PlanRecord]
        public let total: Int
    }
}

/// Gives a zone a floor plan, or takes it away with all that is placed on it. A new picture leaves what is placed.
///
/// A picture is a PNG, JPEG or WebP, told by its content, of at most 1.4 MiB and 40 megapixels. Texts, EXIF, XMP,
/// colour profiles, thumbnails and what follows the end are not kept; the pixels are kept as they are, also where EXIF
/// asks that they be turned.
public struct EditPlan: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditPlan

    public let zoneName: String
    /// Either this or `remove`.
    public let image: Data?
    public let remove: Bool?
}

/// Where a room, scanner or room beacon is to be on the plan of its zone.
public struct PlanPlace: Codable, Equatable, Sendable {
    public let kind: PlanThingKind
    /// Its `room_id`, `scanner_id` or `beacon_id`.
    public let id: Int64
    /// Pairs from the left and from the top, 0…1 of the whole. A room has one point, two opposite corners of a
    /// rectangle, or 3…100 corners; a scanner or a beacon has one point. None takes the thing off the plan.
    public let points: [[Double]]
}

/// Places rooms, scanners and room beacons of a zone on its plan: all that are named, or none. Others stay.
///
/// What is deleted, retired, or moved to another room or zone leaves the plan by itself.
public struct PlaceOnPlan: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminPlaceOnPlan

    public let zoneName: String
    /// At most 1,000.
    public let things: [PlanPlace]
}
