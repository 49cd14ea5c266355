/// A part of all people, of about equal size to the other parts.
///
/// Each person is decided on once a second even if no evidence arrives. To decide on thousands at once would keep the
/// evidence that arrives meanwhile waiting, so the second is divided among slices of them.
public struct PeopleSlice: Equatable, Sendable {
    private let index: Int64
    private let count: Int64

    private init(index: Int64, of count: Int64) {
        (self.index, self.count) = (index, count)
    }

    public static let all = PeopleSlice(index: 0, of: 1)

    /// Returns so many slices, which hold all people together.
    public static func slices(_ count: Int) -> [PeopleSlice] {
        (0..<Int64(count)).map { PeopleSlice(index: $0, of: Int64(count)) }
    }

    /// Whether it has all people.
    public var isAll: Bool { count == 1 }

    func contains(_ person: Int64) -> Bool { person.magnitude % count.magnitude == index.magnitude }
}
