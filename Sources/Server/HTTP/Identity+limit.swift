import HTTPTypes

extension Identity {
    /// By what the requests of this caller are counted.
    func limited(from origin: RequestOrigin, _ headers: HTTPFields) -> RateLimiter.Key {
        switch caller {
        case .nobody: .address(origin.address)
        case .person: .session(Cookie.session.value(in: headers) ?? "")
        case .scanner(let scanner): .scanner(scanner)
        }
    }
}
