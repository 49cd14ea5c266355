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
    /// Whoever shows no login.
    static func stranger(_ address: String) -> Self { .address(IPv6Network.counted(address)) }
}
