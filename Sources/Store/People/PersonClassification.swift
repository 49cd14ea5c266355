import Postgres

/// What a person is to the school, as the database names it.
public enum PersonClassification: String, CaseIterable, StoredWord {
    case student, staff, visitor, admin
}
