public import Foundation

/// The finding for a condition at a given time.
public struct Finding: Equatable, Sendable {
    public var truth: Truth
    /// Since when it has been the same, if the condition itself determines this; nil if it starts when it is found.
    public var since: Date?
    /// When it may change because of time; nil if only an event changes it.
    public var until: Date?
    /// Why it is not known, or what is missing.
    public var missing: [Missing]

    public init(_ truth: Truth, since: Date? = nil, until: Date? = nil, missing: [Missing] = []) {
        self.truth = truth
        self.since = since
        self.until = until
        self.missing = missing
    }
}
