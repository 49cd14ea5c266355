public import Vocabulary

/// The arguments of one request type, and the reply that goes with them.
///
/// A client hands over the arguments and gets `Reply` back; the server decodes `Self` and its handler returns
/// `Reply`. Both are JSON objects; the envelope (`successful`, `reason`, …) is added around the reply.
public protocol Request: Codable, Sendable {
    associatedtype Reply: Codable & Sendable

    static var type: RequestType { get }

    /// Whether the request as it is needs a session in which the password was shown lately.
    var needsConfirmation: Bool { get }
}

/// One of a few words. Another word is refused with those that there are.
public protocol Word: RawRepresentable, CaseIterable, Codable, Sendable where RawValue == String {}

extension Word {
    /// Throws `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let word = Self(rawValue: try container.decode(String.self)) else {
            let words = Self.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "One of \(words) is expected.")
        }
        self = word
    }
}

extension RadioMode: Word {}
extension RadioState: Word {}
extension RadioCommands: Word {}
extension Classification: Word {}
extension WhereaboutsState: Word {}
extension VisitEnd: Word {}
extension VisitSource: Word {}

/// The reply of a request that answers with the envelope alone.
public struct NoReply: Codable, Equatable, Sendable {
    public init() {}
}

/// A request for rows: what to search for, and which page.
///
/// Without a page the first 1,000 rows come back; with one, `page_size` rows (1…1,000, 100 if absent) of it.
public protocol ListRequest {
    /// Text that the row's names must hold, in any case.
    var search: String? { get }
    /// From 1.
    var page: Int? { get }
    var pageSize: Int? { get }
}
