import Foundation

/// The documentation comments of the types in `Sources/Wire` and of their members. `tools/describe-wire` collects them,
/// since a program has no access to its own comments.
struct Descriptions: Sendable {
    private let texts: [String: String]

    /// Throws `DecodingError`.
    init() throws {
        texts = try JSONDecoder().decode([String: String].self, from: Data(PackageResources.descriptions_json))
    }

    /// - Parameter name: such as `CreateRoom.Reply`.
    func type(_ name: String) -> String? {
        texts[name]
    }

    /// Returns the description from the declaration of the member, or else the one shared by many requests.
    func member(_ member: String, of type: String) -> String? {
        texts["\(type).\(member)"] ?? texts["ListRequest.\(member)"] ?? texts["IdempotencyKey.\(member)"]
    }
}
