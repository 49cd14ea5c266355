public import Foundation

/// A present or recent fault of a lock or its door.
public enum LockFault: Hashable, Sendable {
    /// The door was opened although it was locked.
    case forced(at: Date)
    /// The door has been open since then, without being held.
    case held(since: Date)
    case jammed
    /// The battery's charge in percent.
    case battery(Double)
    /// It has been disconnected since then.
    case silent(since: Date)

    public enum Sort: String, CaseIterable, Sendable {
        case forced, held, jammed, battery, silent
    }

    public var sort: Sort {
        switch self {
        case .forced: .forced
        case .held: .held
        case .jammed: .jammed
        case .battery: .battery
        case .silent: .silent
        }
    }
}
