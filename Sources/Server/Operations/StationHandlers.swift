import Accounts
import Labels
import Phrases
import Resolution
import Store
import Vocabulary
import Wire

/// How this server can be found from outside.
enum StationHandlers {
    static func get(_ arguments: GetStation, _ context: HandlerContext) async throws -> GetStation.Reply {
        let repository = StationRepository(context.services.pool)
        let (row, resolvers) = (try await repository.read(), try await repository.resolvers())
        let key = try StationKey(context.services.secretKey.existingOrNew(), generation: row.generation)
        let code = PrintedCode(key.hash, length: PrintedCode.lengthOfStation)
        let shown = ShownStation(row, resolvers, context.services.station)
        let first = try StationKey(context.services.secretKey.existing(), generation: 1)
        let serial = context.services.station.serial(row, keyHash: first.hash)
        let link = StationLink(
            serial: serial, code: code, resolvers: shown.resolvers.compactMap { ResolverHost($0.host) })?.text
        let label = link.map {
            StationLabel(
                link: $0, serial: serial.description, code: code.text, resolvers: shown.resolvers.map(\.host))
        }
        return GetStation.Reply(
            serial: serial.description, code: code.text, link: link, label: try label?.drawn(arguments.label),
            findable: shown.findable, port: shown.port, address: row.address, resolvers: shown.resolvers)
    }

    static func edit(_ arguments: EditStation, _ context: HandlerContext) async throws -> EmptyReply {
        var edit = StationRepository.Edit()
        edit.findable = arguments.findable?.rawValue
        edit.port = try Check.range(arguments.port, "port", 1...65_535)
        edit.servers = try arguments.servers.map(servers)
        edit.sealedInvitation = try arguments.invitation.map { try seal(invitation: $0, context) }
        edit.hasNewKey = arguments.newKey == true
        try await context.change(.stationEdited, details(arguments)) { [edit] in
            try await StationRepository($0).edit(edit)
        }
        return EmptyReply()
    }

    private static func servers(_ texts: [String]) throws -> [String] {
        let hosts = texts.compactMap { ResolverHost($0)?.description }
        guard texts.count <= ResolverHost.limit, hosts.count == texts.count else {
            throw Refusal(
                .badArguments, .argumentResolversWrong("servers", ResolverHost.limit), argument: "servers")
        }
        return hosts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Seals an invitation. Its holder can claim the serial number, so the database must not reveal it. Empty for none.
    private static func seal(invitation: String, _ context: HandlerContext) throws -> [UInt8] {
        guard !invitation.isEmpty else { return [] }
        guard let code = PrintedCode(typed: Array(invitation.utf8), length: PrintedCode.lengthOfInvitation) else {
            throw Refusal(
                .badArguments, .argumentNotInvitation("invitation", PrintedCode.lengthOfInvitation),
                argument: "invitation")
        }
        return try context.services.secretKey.existingOrNew().seal(Array(code.text.utf8), of: .station)
    }

    /// The changes as text, for the audit.
    private static func details(_ arguments: EditStation) -> [String: String] {
        var details: [String: String] = [:]
        details["findable"] = arguments.findable?.rawValue
        details["port"] = arguments.port.map(String.init)
        details["servers"] = arguments.servers.map { $0.joined(separator: " ") }
        if arguments.invitation != nil { details["invitation"] = "true" }
        if arguments.newKey == true { details["new_key"] = "true" }
        return details
    }
}

extension StationLabel {
    /// The label in the requested format.
    fileprivate func drawn(_ format: LabelFormat?) throws -> String? {
        switch format ?? .svg {
        case .svg: try drawn(.svg)
        case .png: try drawn(.png)
        case .text: try drawn(.text)
        }
    }
}
