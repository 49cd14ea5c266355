import Foundation

extension Peer {
    /// Sends a form of a page, as a browser without scripts does.
    /// - Parameters:
    ///   - key: which of the page's forms of that type.
    ///   - then: where it leads; the page itself where nil.
    func send(
        _ type: String, key: String = "", from page: String, then: String? = nil, _ fields: [(String, String)]
    ) async throws -> RawAnswer {
        let own = [("_form", key.isEmpty ? type : "\(type) \(key)"), ("_from", page), ("_then", then ?? page)]
        let body = (own + fields).map { "\($0.0.formEscaped)=\($0.1.formEscaped)" }.joined(separator: "&")
        let headers = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]
        return try await post(body, to: "/forms/\(type)", headers: headers)
    }
}

extension String {
    /// As a name or a value of a form.
    fileprivate var formEscaped: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}
