/// A class or course: people who belong together. Its staff see its other members, wherever they are.
public struct SchoolGroup: Equatable, Sendable {
    public let id: Int64
    public let name: String
    public let members: Int
}
