/// An account that may log in to the broker: a name with the hash of a password.
public struct BrokerAccount: Sendable, Hashable {  // generated: init
    /// The name, without a colon; that of a device is its id in decimal.
    public let name: String
    /// `$7$` with rounds, salt and hash, as mosquitto_passwd(1) writes them.
    public let password: String
}
