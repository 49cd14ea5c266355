public import Foundation
public import Locks

/// A report of the door contact of a lock.
public struct DoorContactChange: Equatable, Sendable {  // generated: init
    public let device: Int64
    public let isOpen: Bool
    /// The state of the bolt that the lock had reported by then, or reported along with it.
    public let bolt: BoltState?
    /// Whether the lock was connected during the change; otherwise it reported the state when it connected.
    public let isWitnessed: Bool
    public let at: Date
}
