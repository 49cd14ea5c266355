/// The state of the delivery of a message.
public enum DeliveryState: String, CaseIterable, Sendable {
    /// It waits for its first or next attempt.
    case pending
    case delivered
    /// No further attempt is made.
    case failed
}

/// Why an attempt to deliver a message to a webhook failed.
public enum DeliveryFault: String, CaseIterable, Sendable {
    /// The receiver answered with a status that is not a success.
    case status
    /// The receiver answered with a redirect, which is not followed.
    case redirected
    /// The receiver answered 410: it wants no more messages.
    case gone
    /// There was no answer in time.
    case timedOut = "timed_out"
    case connectionFailed = "connection_failed"
    /// The certificate of the receiver is not valid for its name, or TLS failed for another reason.
    case tlsFailed = "tls_failed"
    /// The name of the receiver has no address.
    case nameUnknown = "name_unknown"
    /// An address of the receiver is not public, or is an address of this server.
    case addressRefused = "address_refused"
    /// This server no longer permits the URL.
    case urlRefused = "url_refused"
    /// The webhook's secret cannot be decrypted with the server's key.
    case secretUnreadable = "secret_unreadable"
    /// The webhook was disabled before the delivery.
    case disabled
}
