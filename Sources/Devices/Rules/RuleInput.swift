import Foundation

/// An event that conditions depend on.
public enum RuleInput: Equatable, Sendable {
    /// The new state of a room; nil if it no longer exists.
    case room(Int64, Surroundings.Room?)
    /// The rooms of each zone.
    case zones([Int64: Set<Int64>])
    /// The new state of a device; nil if it no longer exists.
    /// - Parameter causes: the commands that led to it, the most recent last.
    case device(Int64, Surroundings.Device?, causes: [Int64])
    case weather(Weather.Source, Weather)
    /// The settings of the school.
    case time(SchoolTime)
}
