// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension TLSFiles {
    public init(certificate: String, key: String, _: Void = ()) {
        self.init(certificate: certificate, key: key)
    }
}
