/// What a message to a webhook tells.
public enum WebhookMessageType: String, CaseIterable, Sendable {
    /// An alert was opened, or opened again.
    case alertOpened = "alert.opened"
    case alertClosed = "alert.closed"
    /// The server is at work.
    case alive
}

/// How the delivery of one message stands.
public enum DeliveryState: String, CaseIterable, Sendable {
    /// It is to be tried, for the first time or again.
    case pending
    case delivered
    /// It is not tried any more.
    case failed
}

/// Why an attempt at delivering a message to a webhook came to nothing.
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
    /// The certificate of the receiver is not good for its name, or TLS failed otherwise.
    case tlsFailed = "tls_failed"
    /// The name of the receiver has no address.
    case nameUnknown = "name_unknown"
    /// An address of the receiver is not a public one, or is this server's own.
    case addressRefused = "address_refused"
    /// The URL is no longer one that this server sends to.
    case urlRefused = "url_refused"
    /// The webhook's secret cannot be opened with the server's key.
    case secretUnreadable = "secret_unreadable"
    /// The webhook was disabled before.
    case disabled
}

/// Why a webhook is disabled.
public enum WebhookDisabled: String, CaseIterable, Sendable {
    /// An admin did so.
    case byHand = "by_hand"
    /// Its receiver answered 410.
    case gone
}
