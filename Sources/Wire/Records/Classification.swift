/// What a person is to the school.
public enum Classification: String, Word {
    case student, staff, visitor, admin
}
