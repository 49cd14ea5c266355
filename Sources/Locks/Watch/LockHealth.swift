public import Foundation

/// What is wrong with a lock or its door, or was a moment ago.
public enum LockFault: Hashable, Sendable {
    /// A person opened the door though it was locked.
    case forced(at: Date)
    /// The door stands open since then, without being held.
    case held(since: Date)
    case jammed
    /// The battery has so many percent.
    case battery(Double)
    /// It is not connected since then.
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

/// What is known of a lock and its door. What is wrong follows from that and the time alone.
public struct LockHealth: Equatable, Sendable {  // generated: init
    /// From when on something counts as wrong.
    public struct Limits: Equatable, Sendable {  // generated: init
        /// Seconds that a door stands open without being held.
        public var held: TimeInterval = 30
        /// Percent.
        public var battery: Double = 15
        /// Seconds that it is not connected.
        public var silent: TimeInterval = 120
    }

    /// What is to be said: of sorts that are in neither nothing is known.
    public struct Findings: Equatable, Sendable {
        public var there: [LockFault] = []
        public var over: Set<LockFault.Sort> = []
    }

    /// For so many seconds a bolt counts as jammed after an attempt found it so.
    public static let jamMemory: TimeInterval = 60

    public var isConnected: Bool
    /// Since when it is, or is not; nil if it never was.
    public var connectedAt: Date?
    public var bolt: BoltState?
    /// Percent.
    public var battery: Double?
    /// Since when its door stands open; nil if it does not.
    public var openSince: Date?
    /// Until when attempts held it; nil if none did of late.
    public var heldUntil: Date?
    /// When its door was forced last.
    public var forcedAt: Date?
    /// When an attempt found the bolt jammed last.
    public var jammedAt: Date?

    /// - Parameter limits: from when on something counts as wrong.
    public func findings(at now: Date, _ limits: Limits) -> Findings {
        var findings = Findings()
        if let forcedAt { findings.there.append(.forced(at: forcedAt)) }
        guard isConnected else {
            // What it said before it went is no more than a guess.
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
