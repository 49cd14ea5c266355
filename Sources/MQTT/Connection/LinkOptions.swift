internal import CMosquitto

/// The settings in the form that libmosquitto requires.
struct LinkOptions {
    let settings: MQTTSettings

    /// The maximum number of messages in flight without the broker's answer; the broker may allow fewer. The library's
    /// default of 20 slows down a busy server.
    private static let maxInFlight: Int32 = 1_000

    func set(on handle: OpaquePointer) throws(MQTTError) {
        let version = settings.version == .v5 ? MQTT_PROTOCOL_V5 : MQTT_PROTOCOL_V311
        try check(mosquitto_int_option(handle, MOSQ_OPT_PROTOCOL_VERSION, version), "The version cannot be used.")
        try check(
            mosquitto_int_option(handle, MOSQ_OPT_SEND_MAXIMUM, Self.maxInFlight), "The limit cannot be used.")
        try check(
            mosquitto_username_pw_set(handle, settings.userName, settings.password),
            "The name or the password cannot be used.")
        if case .tcp = settings.address {
            // Without this, four consecutive small messages need 88 ms.
            try check(mosquitto_int_option(handle, MOSQ_OPT_TCP_NODELAY, 1), "TCP_NODELAY cannot be used.")
        }
        if let will = settings.will { try set(will, on: handle) }
        if let tls = settings.tls { try set(tls, on: handle) }
    }

    /// Returns the properties of CONNECT in version 5; nil for 3.1.1, which has no properties.
    func greeting() throws(MQTTError) -> OpaquePointer? {
        guard settings.version == .v5 else { return nil }
        var properties: OpaquePointer?
        try check(
            mosquitto_property_add_int32(
                &properties, Int32(MQTT_PROP_MAXIMUM_PACKET_SIZE.rawValue), UInt32(clamping: settings.maximumPacket)),
            "The largest packet cannot be used.")
        return properties
    }

    private func set(_ will: MQTTMessage, on handle: OpaquePointer) throws(MQTTError) {
        try check(
            mosquitto_will_set_v5(
                handle, will.topic, Int32(clamping: will.payload.count), will.payload, Int32(will.quality.rawValue),
                will.isRetained, nil),
            "The will cannot be used.")
    }

    private func set(_ tls: MQTTSettings.TLS, on handle: OpaquePointer) throws(MQTTError) {
        if let authority = tls.authorityFile {
            try check(
                mosquitto_tls_set(handle, authority, nil, tls.certificateFile, tls.keyFile, nil),
                "A file of TLS cannot be read: \(authority).")
        } else {
            try check(
                mosquitto_int_option(handle, MOSQ_OPT_TLS_USE_OS_CERTS, 1), "The system's authorities cannot be used.")
        }
    }

    private func check(_ code: Int32, _ message: String) throws(MQTTError) {
        guard code != MOSQ_ERR_SUCCESS.rawValue else { return }
        throw MQTTError(.invalidSettings, message, cause: String(cString: mosquitto_strerror(code)))
    }
}

extension MQTTSettings.Address {
    /// For the library port 0 means a Unix socket, whose path then replaces the host.
    var forLibrary: (host: String, port: Int32) {
        switch self {
        case .tcp(let host, let port): (host, Int32(clamping: port))
        case .unixSocket(let path): (path, 0)
        }
    }
}
