// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension MQTTSettings.TLS {
    public init(authorityFile: String? = nil, certificateFile: String? = nil, keyFile: String? = nil, _: Void = ()) {
        self.init(authorityFile: authorityFile, certificateFile: certificateFile, keyFile: keyFile)
    }
}
