/// The contents of mosquitto.conf(5), written at each start.
struct BrokerConfiguration: Sendable {
    let folder: BrokerFolder
    let listeners: BrokerListeners
    /// The limit for each listener except the Unix socket, so that the server can always connect.
    let maxConnections: Int

    /// Twice the maximum size of a device's message, so that the server receives a longer one and counts it.
    static let largestMessage = 8_192
    /// The maximum size of the queue for one client in bytes, mainly for the server when thousands of devices reconnect
    /// at once. Messages beyond it are dropped, although the devices consider them delivered.
    static let maxQueued = 32 << 20
    /// More messages than fit into those bytes. With 0, no limit, mosquitto 2.0.11 disconnects a client that publishes
    /// to a topic without permission.
    static let maxMessages = 400_000

    var text: String {
        """
        # Written by Rollcall at each start.
        per_listener_settings false
        allow_anonymous false
        password_file \(folder.passwords)
        acl_file \(folder.access)

        # What is sent while a device is away is not kept: the server sends it again.
        persistence false
        retain_available false
        queue_qos0_messages false
        max_queued_messages \(Self.maxMessages)
        max_queued_bytes \(Self.maxQueued)
        max_inflight_messages 1000
        message_size_limit \(Self.largestMessage)
        set_tcp_nodelay true

        log_dest stderr
        log_type error
        log_type warning
        log_timestamp_format %Y-%m-%dT%H:%M:%S
        connection_messages false

        # An option of a listener that stands before the first one would open port 1883 to all clients.
        # Only the server reaches it, which has a connection for devices and one for locks.
        listener 0 \(folder.socketPath)

        \(listeners.isLoopbackCovered ? "" : listener(listeners.loopbackPort, "127.0.0.1"))
        \(outside)
        """
    }

    private func listener(_ port: Int, _ host: String) -> String {
        // No client can disconnect another by using its client id, and each token can be used by one client at a time.
        """
        listener \(port) \(host)
        max_connections \(maxConnections)
        use_username_as_clientid true

        """
    }

    private var outside: String {
        guard let outside = listeners.outside else { return "" }
        let plain = listener(outside.port, outside.host)
        guard outside.tls != nil else { return plain }
        return plain + """
            certfile \(folder.certificate)
            keyfile \(folder.key)
            tls_version tlsv1.2

            """
    }
}
