// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension StationPlace {
    public init(addresses: [StationAddress], port: Int, name: String? = nil, tls: [UInt8]? = nil, _: Void = ()) {
        self.init(addresses: addresses, port: port, name: name, tls: tls)
    }
}
