import Testing

/// The two ways to the protocol: a plain path is taken by the handler on the connection, a path with a question mark by
/// the router. Both have to be one to whoever asks.
enum WayIn: String, CaseIterable, CustomTestStringConvertible {
    case handler, router

    var testDescription: String { rawValue }

    /// `/post`, or that of a type.
    func path(_ type: String? = nil) -> String {
        let path = type.map { "/post/\($0)" } ?? "/post"
        return self == .handler ? path : path + "?"
    }
}
