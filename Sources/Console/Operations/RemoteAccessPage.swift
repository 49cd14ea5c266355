public import Phrases
public import Wire

/// How this server is found from outside although its address changes: the data for phones, the reports of the
/// resolvers, and what to do if these cannot reach the server.
public struct RemoteAccessPage: ConsolePage {
    public static let path = "/remote"
    public static let types: [RequestType] = [.adminGetStation, .universalGetDevices]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.remoteAccessTitle
    public static let scripts = ["follow.js"]

    private let station: GetStation.Reply
    private let devices: Int

    /// Live events report the state of resolvers.
    public var eventID: Int64? { .max }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> RemoteAccessPage {
        let station = try await asker.reply(to: GetStation())
        let devices = try await asker.reply(to: GetDevices(page: 1, pageSize: 1)).total
        return RemoteAccessPage(station: station, devices: devices)
    }

    public func body(_ view: View) -> HTML {
        """
        <p>\(view(.remoteAccessIntroduction))</p>\(label(view))<div data-part="station" data-follow="station">\
        \(view.facts([
            (.serialNumber, "<code>\(station.serial)</code>"), (.stationCode, "<code>\(station.code)</code>"),
            (.stationFindable, "\(view(.stationFindableBy(station.findable.rawValue)))"),
            (.stationAddress, view.value(station.address)), (.stationPort, "\(station.port)"),
            (.stationDevices, "<a href=\"\(ManageDevicesPage.path)\">\(devices)</a>"),
        ]))<h2>\(view(.resolversTitle))</h2>\(resolvers(view))\(forwarding(view))</div>\
        <h2>\(view(.change))</h2>\(view.folded(.editRemoteAccess, edit(view)))\(view.folded(.newStationKey, newKey))
        """
    }

    private func label(_ view: View) -> HTML {
        guard let link = station.link else { return "<p>\(view(.noResolverYet))</p>" }
        return """
            \(view.qr(link, .stationLabelCode))<p class="secret">\(link)</p>\
            <p class="screen"><button type="button" data-print hidden>\(view(.printPage))</button></p>
            """
    }

    private func resolvers(_ view: View) -> HTML {
        view.table(
            [.resolverColumn, .resolverState, .resolverAccepted, .resolverReaches],
            station.resolvers.map { row($0, view) }, empty: .noResolvers, id: "resolvers")
    }

    private func row(_ resolver: StationResolverRecord, _ view: View) -> HTML {
        let reason: HTML? = resolver.reason.map { "<br><small>\(view(.stationReason($0)))</small>" }
        let reaches = resolver.reachable.map { view($0 ? .yes : .no) } ?? "–"
        return """
            <tr><th scope="row">\(resolver.host)</th>\
            <td>\(view(.stationState(resolver.state.rawValue)))\(reason)</td>\
            <td>\(view.ago(resolver.acceptedAt))</td><td>\(reaches)</td></tr>
            """
    }

    /// The settings of the router, for the case that a resolver knows the address but cannot connect to it.
    private func forwarding(_ view: View) -> HTML {
        let isReached = station.resolvers.contains { $0.reachable == true }
        guard !isReached, station.resolvers.contains(where: { $0.reachable == false }) else { return "" }
        return "<p class=\"warning\">\(view(.forwardPort(station.port)))</p>"
    }

    private func edit(_ view: View) -> Form {
        let words = StationFindable.allCases.map { (value: $0.rawValue, label: view(.stationFindableBy($0.rawValue))) }
        return Form(
            type: .adminEditStation,
            fields: [
                .init(
                    name: "servers[]", label: .resolversTitle, input: .area,
                    value: station.resolvers.map(\.host).joined(separator: "\n"), isRequired: false,
                    hint: .resolversHint),
                .init(
                    name: "invitation", label: .stationInvitation, isRequired: false, hint: .stationInvitationHint),
                .init(
                    name: "port", label: .stationPort, input: .number, value: String(station.port),
                    hint: .stationPortHint),
                .init(
                    name: "findable", label: .stationFindable, input: .choice(words),
                    value: station.findable.rawValue),
            ], button: .save)
    }

    private var newKey: Form {
        Form(
            type: .adminEditStation, key: "key", hidden: [("new_key", "true")], button: .makeStationKey,
            warning: .newStationKeyWarning)
    }
}
