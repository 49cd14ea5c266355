// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension DeviceLabel {
    public init(server: String, name: String, serial: String, code: String, _: Void = ()) {
        self.init(server: server, name: name, serial: serial, code: code)
    }
}

extension StationLabel {
    public init(link: String, serial: String, code: String, resolvers: [String], _: Void = ()) {
        self.init(link: link, serial: serial, code: code, resolvers: resolvers)
    }
}
