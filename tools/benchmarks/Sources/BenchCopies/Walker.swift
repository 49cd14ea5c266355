import Foundation

/// Somebody on the way through a day, or a thing that is carried.
struct Walker {
    /// When to set out, in seconds of the day, and where to; nil is out of the school.
    struct Stop {
        let second: Int
        let spot: Spot?
    }

    /// Metres on a flight of stairs.
    private static let stairs = 8.0
    /// Metres in a second of somebody who runs, and how many do where there is a hurry.
    private static let (running, runners) = (3.0, 0.05)

    /// Nil while out of the school.
    private(set) var spot: Spot?
    /// Where they look, in radians.
    private(set) var heading = 0.0
    private let pace: Double
    private var stops: [Stop] = []
    private var way: [Spot] = []
    private var isLeaving = false
    private var speed: Double

    init(_ chance: inout Chance) {
        pace = max(0.8, 1.2 + 0.15 * chance.normal())
        speed = pace
    }

    mutating func begin(_ stops: [Stop]) {
        self.stops = stops.sorted { $0.second > $1.second }
        (spot, way) = (nil, [])
    }

    /// A second passes.
    /// - Returns: metres that were walked; nil where nothing changed.
    mutating func step(_ second: Int, in school: School, _ chance: inout Chance) -> Double? {
        while let stop = stops.last, stop.second <= second {
            stops.removeLast()
            setOut(stop, in: school, &chance)
        }
        guard spot != nil else { return nil }
        if way.isEmpty {
            if isLeaving { spot = nil }
            guard chance.happens(1 / 60) else { return nil }
            heading = chance.number(0...2 * .pi)
            return 0
        }
        return walk()
    }

    private mutating func setOut(_ stop: Stop, in school: School, _ chance: inout Chance) {
        if spot == nil, stop.spot != nil { spot = School.entrance }
        guard let spot else { return }
        speed = chance.happens(Self.runners) ? Self.running : pace
        isLeaving = stop.spot == nil
        way = school.way(from: spot, to: stop.spot ?? School.entrance)
    }

    private mutating func walk() -> Double {
        var left = speed
        while left > 0, let next = way.last, let here = spot {
            if next.floor != here.floor {
                let rise = next.floor - here.floor
                let isUp = abs(rise) * Self.stairs <= left
                spot?.floor += isUp ? rise : rise.sign == .plus ? left / Self.stairs : -left / Self.stairs
                if isUp { way.removeLast() }
                return speed
            }
            let (x, y) = (next.x - here.x, next.y - here.y)
            let distance = (x * x + y * y).squareRoot()
            if distance > 0 { heading = atan2(y, x) }
            if distance <= left {
                spot = next
                way.removeLast()
                left -= distance
            } else {
                spot = Spot(x: here.x + x * left / distance, y: here.y + y * left / distance, floor: here.floor)
                left = 0
            }
        }
        return speed
    }
}
