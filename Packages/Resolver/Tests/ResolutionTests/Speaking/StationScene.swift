import Testing

@testable import Resolution

/// A state machine with the actions that it asked for.
struct StationScene {
    typealias LineID = StationStateMachine.LineID

    static let first = LineID("r1.example", .ipv4)
    static let firstByIPv6 = LineID("r1.example", .ipv6)
    static let second = LineID("r2.example", .ipv4)

    var station: StationStateMachine
    var now: Int64 = 0
    var plan: StationStateMachine.Plan

    init(_ servers: [String] = ["r1.example"], registered: [String: Int] = [:], invitation: String? = "I") throws {
        station = StationStateMachine(registered: registered)
        let facts = StationFacts(serial: try #require(Serial("S1")), port: 443)
        plan = StationStateMachine.Plan(servers: servers, facts: facts, generation: 1, invitation: invitation)
    }

    mutating func take(_ event: StationStateMachine.Event, after seconds: Int64 = 0) -> [StationStateMachine.Action] {
        now += seconds * 1000
        return station.take(event, at: now)
    }

    /// The resolver's lines: greeted by IPv4, without an address of IPv6.
    mutating func open(_ server: String = "r1.example", seenAs address: String = "198.51.100.7") {
        let line = LineID(server, .ipv4)
        _ = take(.absent(LineID(server, .ipv6)))
        _ = take(.opened(line, local: "192.168.1.2"))
        _ = take(.answered(line, .greeting))
        last = take(.answered(line, .whoYouAre(address)))
    }

    /// What was to be done after the last step of `open`.
    var last: [StationStateMachine.Action] = []

    /// Open and accepted.
    mutating func settle() {
        _ = take(.interfaces(.init(ipv4: [IPv4(bits: 0xC0A8_0102)])))
        _ = take(.plan(plan))
        open()
        _ = take(.answered(Self.first, .updated(.accepted(counter: 1))))
        _ = take(.answered(Self.first, .reachable(true)))
    }
}

extension [StationStateMachine.Action] {
    var updates: [StationFacts] {
        compactMap { if case .update(_, let facts, _) = $0 { facts } else { nil } }
    }
}

extension StationStateMachine.State {
    static func refused(_ server: String, _ reason: String) -> StationStateMachine.State {
        StationStateMachine.State(server: server, phase: .refused, reason: reason, isReachable: nil)
    }
}
