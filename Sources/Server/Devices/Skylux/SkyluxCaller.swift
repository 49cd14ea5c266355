import HTTPTypes

/// A caller who presented a token.
struct SkyluxCaller: Sendable {
    let context: HandlerContext
    /// The token to use from now on; nil if the current one is valid for long enough.
    let nextToken: String?

    /// Sends requests on behalf of the caller: rights, limits and audit are those of `POST /post`.
    var asker: PageAsker { PageAsker(context: context) }
}
