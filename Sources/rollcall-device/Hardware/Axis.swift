import Devices
import Foundation

/// The properties of a kind that a motor moves, and those that report the movement.
struct Axis: Equatable, Sendable {
    /// A number.
    let position: String
    let range: NumberRange
    let closedAt: Double
    let openAt: Double
    /// A choice with the values open, closed or between.
    let door: Kind.Property?
    /// Whether the kind has a property `moving` that reports movement.
    let saysMoving: Bool

    /// Nil for a kind without moving parts.
    init?(_ kind: Kind) {
        guard kind.safety == .moves, let name = kind.picture?.property, let property = kind.property(name),
            case .number(let range) = property.type
        else { return nil }
        (position, self.range) = (name, range)
        closedAt = property.closed?.number ?? range.lowest
        openAt = closedAt == range.lowest ? range.highest : range.lowest
        door = kind.properties.first { if case .choice = $0.type { $0.closed != nil } else { false } }
        saysMoving = kind.property("moving")?.type == .bool
    }

    /// Whether a command that sets this property moves it.
    func isMoved(by property: String) -> Bool { property == position || property == door?.name }

    /// The target position of a command; nil if it has none, such as a single button.
    func target(_ value: PropertyValue?) -> Double? {
        guard let value else { return nil }
        return value.number ?? (value == door?.closed ? closedAt : openAt)
    }

    /// The kind's properties at a position.
    func properties(at position: Double, isMoving: Bool) -> DeviceProperties {
        var properties = [self.position: PropertyValue.number((position * 10).rounded() / 10)]
        if saysMoving { properties["moving"] = .bool(isMoving) }
        if let door {
            let word = position == closedAt ? door.closed : .text(position == openAt ? "open" : "between")
            if let word, door.type.problem(with: word) == nil { properties[door.name] = word }
        }
        return properties
    }
}
