extension AuditAction {
    /// Whether somebody's whereabouts were seen by it: what a student is shown of the audit.
    public var isLook: Bool {
        switch self {
        case .lookedAtLocation, .lookedAtHistory, .lookedAtRoom, .lookedAtMuster, .watchedEvents, .exportedPerson,
            .queried:
            true
        default: false
        }
    }

    static var looks: [String] { allCases.filter(\.isLook).map(\.rawValue) }
}
