extension ServerConfiguration {
    /// Where plain HTTP stays on this machine.
    static let loopback: Set = ["127.0.0.1", "::1", "localhost"]

    /// Throws `ConfigurationError`.
    func check() throws {
        guard (0...65_535).contains(port) else {
            throw ConfigurationError("The port \(port) is not from 0 to 65535.", hint: "Choose another with --port.")
        }
        guard (0.01...10_000).contains(clockRate) else {
            throw ConfigurationError("The clock rate \(clockRate) is not from 0.01 to 10000.", hint: "Leave it at 1.")
        }
        guard clockRate == 1 || databaseURL == nil else {
            throw ConfigurationError(
                "Another clock rate goes with a private cluster only.",
                hint: "Leave out --clock-rate, or leave out the database URL.")
        }
        guard tls != nil || isInsecureAllowed || Self.loopback.contains(host) else {
            throw ConfigurationError(
                "Plain HTTP on \(host) would send passwords and whereabouts in the clear.",
                hint:
                    "Give --tls-certificate and --tls-key, listen on 127.0.0.1 behind a proxy that speaks TLS, or say --insecure."
            )
        }
        if let text = trustedProxies.first(where: { AddressRange($0) == nil }) {
            throw ConfigurationError(
                "The trusted proxy '\(text)' is neither an IP address nor a range of them.",
                hint: "Write 10.0.0.7 or 10.0.0.0/8.")
        }
        if let text = hosts.first(where: { !Hosts([$0]).admit($0, at: nil) }) {
            throw ConfigurationError(
                "The host '\(text)' is not the name of a host.", hint: "Write rollcall.school.example, without a port.")
        }
        guard limits.areUsable else {
            throw ConfigurationError(
                "A limit is not from 1 to 1000000.", hint: "Leave it out for the usual one.")
        }
    }
}
