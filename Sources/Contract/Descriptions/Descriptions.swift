import Foundation

/// What the documentation comments in the sources of the wire say of its types and their members. `tools/describe-wire`
/// collects them, since a program does not know its own comments.
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

    /// What is said where the member is declared, or else where it is for many requests.
    func member(_ member: String, of type: String) -> String? {
        texts["\(type).\(member)"] ?? texts["ListRequest.\(member)"] ?? texts["IdempotencyKey.\(member)"]
    }
}
