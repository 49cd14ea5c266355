public import Vocabulary

/// The person who is logged in.
public struct Whoami: Request {
    public static let type = RequestType.universalWhoami
    public static let callers: Callers = .persons

    public struct Reply: Codable, Sendable {
        public let personID: Int64
        public let email: String
        public let firstName: String
        public let lastName: String
        public let classification: Classification
        /// The names of the person's groups.
        public let groups: [String]?
        /// The language of pages; absent if the browser's language applies.
        public let language: Language?
        /// The theme of pages; absent if the system's theme applies.
        public let theme: Theme?
        /// The mode of pages; absent if the person sees all permitted pages.
        public let mode: PageMode?
    }
}
