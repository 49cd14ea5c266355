/// One of the words that a property may have as its value.
public struct Choice: Codable, Hashable, Sendable {
    public var value: String
    public var label: LocalizedText

    enum CodingKeys: String, CodingKey, CaseIterable {
        case value, label
    }

    public init(_ value: String, label: LocalizedText) {
        (self.value, self.label) = (value, label)
    }
}
