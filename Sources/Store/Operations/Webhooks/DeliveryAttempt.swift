public import Foundation
public import Vocabulary

/// The outcome of an attempt.
public struct DeliveryAttempt: Equatable, Sendable {  // generated: init
    /// Nil if the message was delivered.
    public let fault: DeliveryFault?
    /// The HTTP status; nil if there was no answer.
    public let status: Int?
    /// When it is tried again; nil if it is not tried again.
    public let nextAt: Date?
}
