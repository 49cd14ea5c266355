import ServiceLifecycle

/// The topics that only the server and the locks use.
enum LockTopics {
    private static let channels = ["handshake", "nonce", "outcome"]

    static func subscriptions(site: String) -> [String] {
        channels.map { "rollcall/\(site)/device/+/up/\($0)" }
    }

    static func down(_ channel: String, to device: Int64, site: String) -> String {
        "rollcall/\(site)/device/\(device)/down/\(channel)"
    }
}
