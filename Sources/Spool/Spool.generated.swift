// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension Spool.Refusal {
    public init(code: String, reason: String, _: Void = ()) {
        self.init(code: code, reason: reason)
    }
}

extension Spool.Limit {
    public init(bytes: Int, days: Int, _: Void = ()) {
        self.init(bytes: bytes, days: days)
    }
}
