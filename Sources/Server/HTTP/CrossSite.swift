import CoreMetrics
import HTTPTypes
import Hummingbird
import Phrases
import Vocabulary
import Wire

/// Refuses requests that a page of another site could make a browser send.
enum CrossSite {
    /// A page of another site can post forms and plain text without permission, but not JSON; and a browser reports the
    /// origin of a post. Throws `Refusal`.
    static func check(_ head: HTTPRequest) throws {
        let type = head.headerFields[.contentType]?.split(separator: ";").first?.lowercased() ?? ""
        guard type.trimmingPrefix(" ") == "application/json" else {
            throw Refusal(.wrongContentType, .contentTypeNotJSON)
        }
        try checkOrigin(head)
    }

    /// Browsers report where a request comes from in `Sec-Fetch-Site` (Fetch Metadata), older ones only in `Origin`;
    /// other clients send neither. Throws `Refusal`.
    static func checkOrigin(_ head: HTTPRequest) throws {
        let site = head.headerFields[.secFetchSite] ?? "none"
        let origin = head.headerFields[.origin]
        let host = head.authority ?? ""
        guard ["same-origin", "none"].contains(site),
            origin == nil || origin == "http://\(host)" || origin == "https://\(host)"
        else { throw Refusal(.notAllowed, .crossSiteRequestRefused) }
    }
}
