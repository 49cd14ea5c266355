/// The type of a message to a webhook.
public enum WebhookMessageType: String, CaseIterable, Sendable {
    /// An alert was opened, or opened again.
    case alertOpened = "alert.opened"
    case alertClosed = "alert.closed"
    /// The server is working.
    case alive
}

/// Why a webhook is disabled.
public enum WebhookDisabled: String, CaseIterable, Sendable {
    /// An admin disabled it.
    case byHand = "by_hand"
    /// Its receiver answered 410.
    case gone
}
