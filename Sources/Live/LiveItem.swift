public import Wire

/// What a listener is told.
public enum LiveItem: Equatable, Sendable {
    case event(LiveEvent)
    /// Who may see what may have changed: from here on the listener has to be looked at again.
    case accessChanged
}
