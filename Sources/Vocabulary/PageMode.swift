/// The pages in the navigation of staff and admins: only those for every person who carries a badge. Their rights stay.
public enum PageMode: String, CaseIterable, Sendable {
    case user
}
