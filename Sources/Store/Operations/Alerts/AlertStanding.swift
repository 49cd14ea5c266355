public import Foundation

/// The state of an alert that is open, or was closed recently.
public struct AlertStanding: Equatable, Sendable {  // generated: init
    public let id: Int64
    public let key: AlertKey
    public let lastAt: Date
    /// Since when the cause is gone; nil while it persists.
    public let goneAt: Date?
    public let closedAt: Date?
    public var isClosedByHand: Bool = false
    /// Whether the subject is still in use.
    public var isSubjectThere: Bool = true
}
