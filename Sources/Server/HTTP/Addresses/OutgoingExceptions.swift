/// The allowed destinations that are not public or not reached over HTTPS: the setting `server.webhook_allow`.
///
/// An entry is a host name, an address or a range of addresses, such as `hook.school.example`, `127.0.0.1` or
/// `10.0.0.0/8`. With a scheme in front (`https://10.0.0.7`) it applies to that scheme only, and with a port at the end
/// (`127.0.0.1:9000`, `[::1]:9000`) to that port only.
struct OutgoingExceptions: Sendable {
    private let entries: [Entry]

    /// Ignores texts that are not valid entries.
    init(_ texts: [String]) {
        entries = texts.compactMap(Entry.init)
    }

    static func isEntry(_ text: String) -> Bool { Entry(text) != nil }

    /// Whether the server may send to all addresses of the host with this name.
    func cover(host: String, scheme: OutgoingURL.Scheme, port: Int) -> Bool {
        entries.contains { $0.fits(scheme, port) && $0.place == .name(host) }
    }

    func cover(address: String, scheme: OutgoingURL.Scheme, port: Int) -> Bool {
        entries.contains { entry in
            guard case .range(let range) = entry.place else { return false }
            return entry.fits(scheme, port) && range.contains(address)
        }
    }

    private struct Entry {
        enum Place: Equatable {
            /// In lower case.
            case name(String)
            case range(AddressRange)
        }

        let place: Place
        private var scheme: OutgoingURL.Scheme?
        private var port: Int?

        init?(_ text: String) {
            var rest = Substring(text.lowercased())
            for scheme in OutgoingURL.Scheme.allCases where rest.hasPrefix(scheme.rawValue + "://") {
                self.scheme = scheme
                rest = rest.dropFirst(scheme.rawValue.count + 3)
            }
            if let range = AddressRange(String(rest)) {
                place = .range(range)
                return
            }
            guard let (host, port) = OutgoingURL.split(authority: rest) else { return nil }
            self.port = port
            if let range = AddressRange(host), !host.contains("/") {
                place = .range(range)
            } else if OutgoingURL.isName(host) {
                place = .name(host)
            } else {
                return nil
            }
        }

        func fits(_ scheme: OutgoingURL.Scheme, _ port: Int) -> Bool {
            (self.scheme ?? scheme) == scheme && (self.port ?? port) == port
        }
    }
}
