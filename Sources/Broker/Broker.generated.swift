// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension BrokerAccess {
    public init(server: String, patterns: [BrokerAccess.Pattern], _: Void = ()) {
        self.init(server: server, patterns: patterns)
    }
}

extension BrokerAccount {
    public init(name: String, password: String, _: Void = ()) {
        self.init(name: name, password: password)
    }
}

extension BrokerListeners {
    public init(loopbackPort: Int = BrokerListeners.plainPort, outside: BrokerListeners.Outside? = nil, _: Void = ()) {
        self.init(loopbackPort: loopbackPort, outside: outside)
    }
}

extension BrokerListeners.Outside {
    public init(host: String, port: Int, tls: BrokerListeners.TLS? = nil, _: Void = ()) {
        self.init(host: host, port: port, tls: tls)
    }
}

extension BrokerListeners.TLS {
    public init(certificate: String, key: String, _: Void = ()) {
        self.init(certificate: certificate, key: key)
    }
}
