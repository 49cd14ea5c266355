import Copies
import Foundation

/// Somewhere in the school, in metres.
struct Spot: Equatable {
    var x: Double
    var y: Double
    /// 0 or 1; between them on the stairs.
    var floor: Double
}

/// Two floors above each other. Each has a corridor of 60 m in four parts with doors between them, eight rooms of 7.5
/// by 8 m on either side of it, and stairs at both ends. Each room and each part of a corridor has a scanner on one of
/// its walls.
struct School {
    static let rooms = 40
    static let roomsOfFloor = 20
    static let corridors = 4
    /// Rooms on one side of a corridor.
    static let side = 8
    static let (roomWidth, roomDepth, corridorWidth) = (7.5, 8.0, 2.5)
    static let corridorLength = roomWidth * Double(side) / Double(corridors)
    static let entrance = Spot(x: 0.5, y: corridorWidth / 2, floor: 0)

    /// By room, where its scanner hangs.
    let scanners: [Spot]
    let distances: DoorDistances
    /// By room, where its door to the corridor is.
    private let doors: [Spot]

    init(_ chance: inout Chance) {
        doors = (0..<Self.rooms).map { room in
            let area = Self.area(of: room)
            let x = area.x.lowerBound + (chance.happens(0.5) ? 1 : Self.roomWidth - 1)
            return Spot(x: x, y: area.y.lowerBound > 0 ? Self.corridorWidth : 0, floor: area.floor)
        }
        scanners = (0..<Self.rooms).map { room in
            let area = Self.area(of: room)
            var spot = Spot(x: chance.number(area.x), y: chance.number(area.y), floor: area.floor)
            let atEnd = chance.happens(0.5)
            if chance.happens(0.5) {
                spot.x = atEnd ? area.x.upperBound - 0.1 : area.x.lowerBound + 0.1
            } else {
                spot.y = atEnd ? area.y.upperBound - 0.1 : area.y.lowerBound + 0.1
            }
            return spot
        }
        let passages = (0..<Self.rooms).compactMap { room in
            Self.isCorridor(room) ? Self.next(to: room) : [Self.corridor(of: room)]
        }
        let all = passages.enumerated().flatMap { room, others in others.map { (one: Int64(room), other: Int64($0)) } }
        distances = DoorDistances(all, from: Set((0..<Self.rooms).map(Int64.init)))
    }

    static func isCorridor(_ room: Int) -> Bool { room % roomsOfFloor < corridors }

    /// The part of the corridor that a room's door leads to.
    private static func corridor(of room: Int) -> Int {
        let place = (room % roomsOfFloor - corridors) % side
        return room / roomsOfFloor * roomsOfFloor + place * corridors / side
    }

    /// The parts of corridors that come after one, and the other floor's at the stairs.
    private static func next(to corridor: Int) -> [Int] {
        let place = corridor % roomsOfFloor
        let along = place + 1 < corridors ? [corridor + 1] : []
        return along + (corridor < roomsOfFloor && [0, corridors - 1].contains(place) ? [corridor + roomsOfFloor] : [])
    }

    private static func area(of room: Int) -> (x: ClosedRange<Double>, y: ClosedRange<Double>, floor: Double) {
        let (floor, place) = (Double(room / roomsOfFloor), room % roomsOfFloor)
        if place < corridors {
            let start = Double(place) * corridorLength
            return (start...start + corridorLength, 0...corridorWidth, floor)
        }
        let number = place - corridors
        let start = Double(number % side) * roomWidth
        let isNorth = number < side
        let depth = isNorth ? corridorWidth...corridorWidth + roomDepth : -roomDepth...0
        return (start...start + roomWidth, depth, floor)
    }

    static func room(at spot: Spot) -> Int {
        let first = Int(spot.floor.rounded()) * roomsOfFloor
        if (0...corridorWidth).contains(spot.y) {
            return first + min(corridors - 1, max(0, Int(spot.x / corridorLength)))
        }
        return first + corridors + (spot.y > 0 ? 0 : side) + min(side - 1, max(0, Int(spot.x / roomWidth)))
    }

    func doors(from one: Spot, to other: Spot) -> Int {
        distances.doors(from: Int64(Self.room(at: one)), to: Int64(Self.room(at: other))) ?? .max
    }

    /// Somewhere in a room, half a metre from its walls.
    func seat(in room: Int, _ chance: inout Chance) -> Spot {
        let area = Self.area(of: room)
        return Spot(
            x: chance.number(area.x.lowerBound + 0.5...area.x.upperBound - 0.5),
            y: chance.number(area.y.lowerBound + 0.5...area.y.upperBound - 0.5), floor: area.floor)
    }

    /// In the doorway of a room; in a corridor, at its middle.
    func doorway(of room: Int) -> Spot { doors[room] }

    /// The points that somebody walks by, from one place to another; the last is the first to come.
    func way(from one: Spot, to other: Spot) -> [Spot] {
        let (start, end) = (Self.room(at: one), Self.room(at: other))
        guard start != end else { return [other] }
        var points = leaving(start, one)
        if one.floor != other.floor {
            let length = Self.corridorLength * Double(Self.corridors)
            let stairs = one.x + other.x < length ? 0.5 : length - 0.5
            points += [one.floor, other.floor].map { Spot(x: stairs, y: Self.corridorWidth / 2, floor: $0) }
        }
        return (points + leaving(end, other).reversed() + [other]).reversed()
    }

    private func leaving(_ room: Int, _ spot: Spot) -> [Spot] {
        guard !Self.isCorridor(room) else { return [] }
        let door = doors[room]
        return [door, Spot(x: door.x, y: Self.corridorWidth / 2, floor: door.floor)]
    }
}
