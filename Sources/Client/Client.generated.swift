// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension RollcallClient.Envelope {
    enum CodingKeys: String, CodingKey {
        case successful
        case reason
        case code
        case argument
        case retryAfter = "retry_after"
    }
}
