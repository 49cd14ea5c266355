/// The kind of an item on the floor plan of a zone.
public enum PlanThingKind: String, CaseIterable, Sendable {
    case room, scanner, beacon
}
