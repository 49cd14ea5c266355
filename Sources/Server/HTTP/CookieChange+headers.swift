import Store

extension CookieChange {
    /// The `Set-Cookie` headers of an answer.
    func headers(isSecure: Bool) -> [String] {
        var headers: [String] = []
        switch session {
        case .keep: break
        case .set(let token, let lifetime):
            headers.append(Cookie.session.header(token, lifetime: lifetime, isSecure: isSecure))
        case .clear: headers.append(Cookie.session.header("", lifetime: 0, isSecure: isSecure))
        }
        if let device {
            headers.append(Cookie.device.header(device, lifetime: DeviceRepository.memory, isSecure: isSecure))
        }
        return headers
    }
}
