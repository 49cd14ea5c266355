import HTTPTypes

extension Identity {
    /// By what the requests of this caller are counted.
    func limited(from origin: RequestOrigin, _ headers: HTTPFields) -> RateLimiter.Key {
        switch caller {
        case .nobody: .stranger(origin.address)
        case .person: .session(Cookie.session.value(in: headers) ?? "")
        case .scanner(let scanner): .scanner(scanner)
        }
    }
}

extension RateLimiter.Key {
    /// Whoever has one IPv6 address has all 2⁶⁴ of its network.
    static func stranger(_ address: String) -> Self {
        .address(address.contains(":") ? IPv6Network(address)?.text ?? address : address)
    }
}
