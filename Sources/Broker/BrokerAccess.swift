/// Which topics each account may read and write.
public struct BrokerAccess: Sendable, Hashable {  // generated: init
    public enum Direction: String, Sendable {
        /// Topics that a device may subscribe to.
        case read
        /// Topics that a device may publish to.
        case write
    }

    /// A permission of every account, with `%u` for its own name.
    public struct Pattern: Sendable, Hashable {
        public let direction: Direction
        public let topic: String

        public init(_ direction: Direction, _ topic: String) {
            self.direction = direction
            self.topic = topic
        }
    }

    /// The account of the server, which may read and write everything.
    public let server: String
    public let patterns: [Pattern]
}

extension BrokerAccess {
    /// The contents of mosquitto's `acl_file`. Everything that it does not name is forbidden.
    public var file: String {
        """
        # Written by Rollcall. The server reads and writes everything, each device only its own topics.
        user \(server)
        topic readwrite #

        \(patterns.map { "pattern \($0.direction.rawValue) \($0.topic)" }.joined(separator: "\n"))

        """
    }

    /// Returns the contents of mosquitto's `password_file`.
    public static func passwordFile(_ accounts: [BrokerAccount]) -> String {
        accounts.map { "\($0.name):\($0.password)\n" }.joined()
    }
}
