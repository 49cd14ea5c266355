import Wire

extension ServerConfiguration {
    /// What is in force, nil where nothing is set.
    func content(of setting: ServerSetting) -> SettingContent? {
        switch setting {
        case .host: .text(host)
        case .port: .integer(port)
        case .insecure: .boolean(isInsecureAllowed)
        case .tlsCertificate: tls.map { .text($0.certificate) }
        case .tlsKey: tls.map { .text($0.key) }
        case .trustedProxies: .words(trustedProxies)
        case .hosts: .words(hosts)
        case .databaseURL: databaseURL.map { .text($0) }
        case .reportDatabaseURL: reportDatabaseURL.map { .text($0) }
        case .sessionLimit: .integer(limits.session)
        case .scannerLimit: .integer(limits.scanner)
        case .addressLimit: .integer(limits.address)
        case .connectionLimit: .integer(limits.connections)
        case .addressConnectionLimit: .integer(limits.connectionsOfAddress)
        }
    }

    /// Whether a value is of the setting's kind.
    func takes(_ content: SettingContent, for setting: ServerSetting) -> Bool {
        switch (setting, content) {
        case (.port, .integer), (.sessionLimit, .integer), (.scannerLimit, .integer), (.addressLimit, .integer),
            (.connectionLimit, .integer), (.addressConnectionLimit, .integer), (.insecure, .boolean),
            (.trustedProxies, .words), (.hosts, .words):
            true
        case (.host, .text), (.tlsCertificate, .text), (.tlsKey, .text): true
        default: false
        }
    }
}
