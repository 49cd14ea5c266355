public import ArgumentParser
import Foundation
public import Resolution

/// How a station is found whose address changes.
struct ResolutionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A resolver that knows where it is, such as resolver.example or 192.0.2.1:8129; up to four times.",
            valueName: "host"))
    var resolver: [ResolverHost] = []

    @Option(
        help: ArgumentHelp(
            "The station's code of 25 characters, as its console shows it under Remote access.", valueName: "code"))
    var code: String?

    @Option(
        help: ArgumentHelp("A PEM file with the certificate that the resolvers' lead to.", valueName: "file"))
    var resolverCertificate: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Ask the resolvers without TLS, so that the network can read the questions.")
    var insecureResolver: Bool?

    @Option(
        help: ArgumentHelp(
            "The name in its certificate, where a resolver of the old kind tells no more than an address.",
            valueName: "name"))
    var host: ResolverHost?

    @Option(help: "Its port there. (default: 443)")
    var port: Int?

    func validate() throws {
        if resolver.count > ResolverHost.limit {
            throw ValidationError("A station has at most \(ResolverHost.limit) resolvers.")
        }
        if let host, host.port != nil { throw ValidationError("Give the port of the station with --port.") }
        if let port, !(1...65_535).contains(port) { throw ValidationError("--port is 1 to 65,535.") }
        if resolverCertificate != nil, insecureResolver == true {
            throw ValidationError("Give --resolver-certificate or --insecure-resolver, not both.")
        }
    }

    /// Whether anything but the code is given.
    var isGiven: Bool {
        !resolver.isEmpty || resolverCertificate != nil || insecureResolver != nil || host != nil || port != nil
    }

    /// The code of the station; nil if none is given. Throws `ValidationError`.
    func stationCode() throws -> PrintedCode? {
        guard let code else { return nil }
        guard let printed = PrintedCode(typed: Array(code.utf8), length: PrintedCode.lengthOfStation) else {
            throw ValidationError("--code is the station's code of \(PrintedCode.lengthOfStation) characters.")
        }
        return printed
    }

    /// Puts what is given, but for resolvers and code, into how a station is found.
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
