// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension StationsCommand.Find.Reply {
    enum CodingKeys: String, CodingKey {
        case serial
        case code
        case counter
        case address
        case port
        case host
        case tls
        case isSelfSigned = "self_signed"
        case status
        case resolvers
    }
}
