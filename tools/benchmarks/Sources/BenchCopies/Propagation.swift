import Foundation

/// How loud a badge is at a scanner: distance, walls and floors, what lies in the way, the body of who carries it, and
/// the fading of each packet. All in dB and dBm.
///
/// Where the numbers come from is said in docs/alerts.md, "A simulated week".
enum Propagation {
    /// A badge at one metre, and how much badges differ.
    static let (atOneMetre, badgeSpread) = (-59.0, 4.0)
    static let exponent = 1.41
    static let (wall, floor) = (5.5, 14.0)
    /// What lies between differs from place to place: its deviation, and the metres over which it becomes another.
    static let (shadow, shadowLength) = (4.5, 1.5)
    /// At one place it changes as others move: its deviation, and its seconds.
    static let (drift, driftTime) = (2.0, 30.0)
    /// Of one packet.
    static let fading = 3.0
    /// Where a body stands right between badge and scanner.
    static let body = 10.0
    /// Half of all packets of this level are heard, and of louder ones as many as interference leaves.
    static let (sensitivity, slope, reception) = (-96.0, 1.5, 0.8)
    private static let (storey, scannerAbove) = (3.5, 1.0)

    /// The mean level, less what lies in the way.
    /// - Parameter heading: where the bearer looks, in radians; the badge hangs on the chest.
    static func level(from spot: Spot, heading: Double, to scanner: Spot) -> Double {
        let (x, y) = (scanner.x - spot.x, scanner.y - spot.y)
        let floors = abs(scanner.floor - spot.floor)
        let z = (scanner.floor - spot.floor) * storey + scannerAbove
        let distance = max(1, (x * x + y * y + z * z).squareRoot())
        let turned = (1 - cos(atan2(y, x) - heading)) / 2
        return atOneMetre - 10 * exponent * log10(distance) - wall * Double(walls(from: spot, to: scanner))
            - floor * floors - body * turned
    }

    /// How many walls, and closed doors of the corridor, a straight line on the plan goes through.
    static func walls(from spot: Spot, to scanner: Spot) -> Int {
        let (low, high) = (min(spot.y, scanner.y), max(spot.y, scanner.y))
        let along = [0, School.corridorWidth].count { low < $0 && $0 < high }
        let (left, right) = spot.x < scanner.x ? (spot, scanner) : (scanner, spot)
        let first = Int(left.x / School.roomWidth) + 1
        let last = Int((right.x / School.roomWidth).rounded(.up)) - 1
        guard first <= last else { return along }
        let across = (first...last).count { number in
            let x = Double(number) * School.roomWidth
            let y = left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
            let isInCorridor = (0...School.corridorWidth).contains(y)
            return !isInCorridor || number % (School.side / School.corridors) == 0
        }
        return along + across
    }

    /// Whether a packet of this level is heard.
    static func isHeard(_ level: Double, _ chance: inout Chance) -> Bool {
        chance.happens(reception / (1 + exp((sensitivity - level) / slope)))
    }
}
