public import ArgumentParser
import Foundation
public import Resolution

/// Options for finding a station whose address changes.
struct ResolutionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A resolver of the station, such as resolver.example or 192.0.2.1:8129; up to four times.",
            valueName: "host"))
    var resolver: [ResolverHost] = []

    @Option(
        help: ArgumentHelp(
            "The station's code of 25 characters, as shown in its console under Remote access.", valueName: "code"))
    var code: String?

    @Option(
        help: ArgumentHelp("A PEM file with the CA certificates of the resolvers.", valueName: "file"))
    var resolverCertificate: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Ask the resolvers without TLS; the network can then read the requests.")
    var insecureResolver: Bool?

    @Option(
        help: ArgumentHelp(
            "The name in the station's certificate, if an old resolver returns only an address.",
            valueName: "name"))
    var host: ResolverHost?

    @Option(help: "The station's port. (default: 443)")
    var port: Int?

    func validate() throws {
        if resolver.count > ResolverHost.limit {
            throw ValidationError("A station has at most \(ResolverHost.limit) resolvers.")
        }
        if let host, host.port != nil { throw ValidationError("Give the port with --port, not --host.") }
        if let port, !(1...65_535).contains(port) { throw ValidationError("--port must be 1 to 65,535.") }
        if resolverCertificate != nil, insecureResolver == true {
            throw ValidationError("Give --resolver-certificate or --insecure-resolver, not both.")
        }
    }

    /// Whether an option other than the code is given.
    var isGiven: Bool {
        !resolver.isEmpty || resolverCertificate != nil || insecureResolver != nil || host != nil || port != nil
    }

    /// Returns the code of the station; nil if absent.
    /// - Throws: `ValidationError` if the code is malformed.
    func stationCode() throws -> PrintedCode? {
        guard let code else { return nil }
        guard let printed = PrintedCode(typed: Array(code.utf8), length: PrintedCode.lengthOfStation) else {
            throw ValidationError("--code must be the station's code of \(PrintedCode.lengthOfStation) characters.")
        }
        return printed
    }

    /// Sets the given values, except resolvers and code, in a station.
    func apply(to resolved: inout ResolvedStation) {
        if let resolverCertificate {
            resolved.resolverCertificate = URL(fileURLWithPath: resolverCertificate).path
        }
        if let insecureResolver { resolved.isInsecure = insecureResolver ? true : nil }
        if let host { resolved.host = host.host }
        if let port { resolved.port = port }
    }
}

extension ResolverHost: @retroactive ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension StationLink: @retroactive ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
