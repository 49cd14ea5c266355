public import Foundation
public import Vocabulary

/// A change of a person's whereabouts, and what it does to their visits: what a decision comes to.
public struct Transition: Equatable, Sendable {  // generated: init
    public let person: Int64
    /// What was believed before; nil for a person never heard before.
    public let before: Whereabouts?
    public let after: Whereabouts
    /// When the visit that was open ended; nil if none was open.
    public let visitEndedAt: Date?
    public let visitEnd: VisitEnd?
    /// Where they are unknown because a scanner fell quiet, what that had heard of them.
    public let quiet: QuietScanner?

    /// Whether a visit begins, at `after.since`.
    public var opensVisit: Bool { after.state == .present }
}
