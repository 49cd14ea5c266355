public import Foundation

/// The known state of a lock and its door. Faults follow only from this and the time.
public struct LockHealth: Equatable, Sendable {  // generated: init
    /// The limits from which a state counts as a fault.
    public struct Limits: Equatable, Sendable {  // generated: init
        /// The seconds for which a door may be open without being held.
        public var held: TimeInterval = 30
        /// In percent.
        public var battery: Double = 15
        /// The seconds for which it may be disconnected.
        public var silent: TimeInterval = 120
    }

    /// The present faults and the sorts of faults that are over; nothing is known about other sorts.
    public struct Findings: Equatable, Sendable {
        public var there: [LockFault] = []
        public var over: Set<LockFault.Sort> = []
    }

    /// The seconds for which a bolt counts as jammed after an attempt found it jammed.
    public static let jamMemory: TimeInterval = 60

    public var isConnected: Bool
    /// Since when it has been connected or disconnected; nil if it never was connected.
    public var connectedAt: Date?
    public var bolt: BoltState?
    /// In percent.
    public var battery: Double?
    /// Since when its door has been open; nil if it is not.
    public var openSince: Date?
    /// Until when attempts held it; nil if none did recently.
    public var heldUntil: Date?
    /// When its door was last forced.
    public var forcedAt: Date?
    /// When an attempt last found the bolt jammed.
    public var jammedAt: Date?

    /// - Parameter limits: the limits from which a state counts as a fault.
    public func findings(at now: Date, _ limits: Limits) -> Findings {
        var findings = Findings()
        if let forcedAt { findings.there.append(.forced(at: forcedAt)) }
        guard isConnected else {
            // Reports from before it disconnected are no longer reliable.
            if let connectedAt, now.timeIntervalSince(connectedAt) >= limits.silent {
                findings.there.append(.silent(since: connectedAt))
            }
            return findings
        }
        findings.over.insert(.silent)
        findings.say(held(at: now, limits), else: .held)
        findings.say(isJammed(at: now) ? .jammed : nil, else: .jammed)
        findings.say(battery.flatMap { $0 <= limits.battery ? .battery($0) : nil }, else: .battery)
        return findings
    }

    private func held(at now: Date, _ limits: Limits) -> LockFault? {
        guard let openSince else { return nil }
        let since = max(openSince, heldUntil ?? openSince)
        return now.timeIntervalSince(since) >= limits.held ? .held(since: since) : nil
    }

    private func isJammed(at now: Date) -> Bool {
        bolt == .jammed || jammedAt.map { now.timeIntervalSince($0) < Self.jamMemory } ?? false
    }
}

extension LockHealth.Findings {
    fileprivate mutating func say(_ trouble: LockFault?, else sort: LockFault.Sort) {
        if let trouble { there.append(trouble) } else { over.insert(sort) }
    }
}
