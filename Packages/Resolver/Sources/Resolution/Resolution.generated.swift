// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension IPv4 {
    public init(bits: UInt32, _: Void = ()) {
        self.init(bits: bits)
    }
}

extension IPv6 {
    public init(high: UInt64, low: UInt64, _: Void = ()) {
        self.init(high: high, low: low)
    }
}

extension Reply.Finding {
    public init(asked: Request.Entry, ipv4: IPv4? = nil, record: Reply.Proof? = nil, _: Void = ()) {
        self.init(asked: asked, ipv4: ipv4, record: record)
    }
}

extension Reply.Proof {
    public init(record: [UInt8]? = nil, signature: [UInt8]? = nil, key: [UInt8]? = nil, seen: Int64, _: Void = ()) {
        self.init(record: record, signature: signature, key: key, seen: seen)
    }
}

extension Request.Update {
    public init(spelling: [UInt8]? = nil, record: [UInt8], signature: [UInt8]? = nil, _: Void = ()) {
        self.init(spelling: spelling, record: record, signature: signature)
    }
}

extension StationAnswer {
    public init(told: StationAnswer.Told, isExtended: Bool, _: Void = ()) {
        self.init(told: told, isExtended: isExtended)
    }
}

extension StationAnswer.SignedRecord {
    public init(record: [UInt8], signature: [UInt8], key: [UInt8], _: Void = ()) {
        self.init(record: record, signature: signature, key: key)
    }
}

extension StationFacts {
    public init(
        serial: Serial, ipv4: IPv4? = nil, ipv6: [IPv6] = [], port: Int, name: String? = nil, tls: [UInt8]? = nil,
        holds: Int64 = StationRecord.usualHolding, findable: StationRecord.Findable = .code, _: Void = ()
    ) {
        self.init(
            serial: serial, ipv4: ipv4, ipv6: ipv6, port: port, name: name, tls: tls, holds: holds, findable: findable
        )
    }
}

extension StationStateMachine.Plan {
    public init(servers: [String], facts: StationFacts, generation: Int, invitation: String? = nil, _: Void = ()) {
        self.init(servers: servers, facts: facts, generation: generation, invitation: invitation)
    }
}

extension StationStateMachine.Interfaces {
    public init(ipv4: [IPv4] = [], ipv6: [IPv6] = [], _: Void = ()) {
        self.init(ipv4: ipv4, ipv6: ipv6)
    }
}

extension StationStateMachine.State {
    public init(
        server: String, phase: StationStateMachine.State.Phase, reason: String? = nil, isReachable: Bool? = nil,
        _: Void = ()
    ) {
        self.init(server: server, phase: phase, reason: reason, isReachable: isReachable)
    }
}
