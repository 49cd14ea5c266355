/// The role of a person at the school.
public enum Classification: String, CaseIterable, Sendable {
    case student, staff, visitor, admin
}
