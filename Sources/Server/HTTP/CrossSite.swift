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
        guard let origin = request.headers[.origin] else { return }
        let host = request.head.authority ?? ""
        guard origin == "http://\(host)" || origin == "https://\(host)" else {
            throw Failure(.notAllowed, "Requests from other sites are refused.")
        }
    }
}
