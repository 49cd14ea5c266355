import Wire

/// The place of a page in the navigation.
public enum NavigationPlace: Int, CaseIterable, Sendable {
    case watch, manage, own
}
