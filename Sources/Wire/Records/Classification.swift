/// What a person is to the school.
public enum Classification: String, CaseIterable, Codable, Sendable {
    case student, staff, visitor, admin
}
