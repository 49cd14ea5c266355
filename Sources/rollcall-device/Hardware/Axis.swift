import Devices
import Foundation

/// Which of a kind's properties a motor moves, and which tell of it.
struct Axis: Equatable, Sendable {
    /// A number.
    let position: String
    let range: NumberRange
    let closedAt: Double
    let openAt: Double
    /// A choice that says open, closed or between.
    let door: Kind.Property?
    /// Whether the kind says that it moves, by the name `moving`.
    let saysMoving: Bool

    /// Nil for a kind with nothing that moves.
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

    /// Where a command wants it; nil if it says nothing, as a single button.
    func target(_ value: PropertyValue?) -> Double? {
        guard let value else { return nil }
        return value.number ?? (value == door?.closed ? closedAt : openAt)
    }

    /// What the kind says of a position.
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
