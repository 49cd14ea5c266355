import HTTPTypes
import Hummingbird
import Wire

/// Refuses what another site's page could make a browser send.
enum CrossSite {
    /// A page of another site can post forms and plain text without asking, but not JSON; and a browser tells the
    /// origin of what it posts. Throws `Failure`.
    static func check(_ request: Hummingbird.Request) throws {
        let type = request.headers[.contentType]?.split(separator: ";").first?.lowercased() ?? ""
        guard type.trimmingPrefix(" ") == "application/json" else {
            throw Failure(.wrongContentType, "The Content-Type must be application/json.")
        }
        try checkOrigin(request)
    }

    /// Browsers say where a request comes from by `Sec-Fetch-Site` (Fetch Metadata), older ones by `Origin` alone; what
    /// is no browser says nothing. Throws `Failure`.
    static func checkOrigin(_ request: Hummingbird.Request) throws {
        let site = request.headers[.secFetchSite] ?? "none"
        let origin = request.headers[.origin]
        let host = request.head.authority ?? ""
        guard ["same-origin", "none"].contains(site),
            origin == nil || origin == "http://\(host)" || origin == "https://\(host)"
        else { throw Failure(.notAllowed, "Requests from other sites are refused.") }
    }
}

extension HTTPField.Name {
    fileprivate static var secFetchSite: Self { Self("Sec-Fetch-Site") ?? .origin }
}
