public import Foundation
public import Vocabulary

/// A change of a person's whereabouts, and its effect on their visits: the result of a decision.
public struct Transition: Equatable, Sendable {  // generated: init
    public let person: Int64
    /// The whereabouts before; nil for a person never heard before.
    public let before: Whereabouts?
    public let after: Whereabouts
    /// When the visit that was open ended; nil if none was open.
    public let visitEndedAt: Date?
    public let visitEnd: VisitEnd?
    /// What a scanner that fell quiet had heard of the person, if they are unknown because of it.
    public let quiet: QuietScanner?

    /// Whether a visit begins, at `after.since`.
    public var opensVisit: Bool { after.state == .present }
}
