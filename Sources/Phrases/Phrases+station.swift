extension Phrase {
    /// Heading of the page that makes a server reachable from outside.
    public static let remoteAccessTitle = Phrase(en: "Remote access", da: "Fjernadgang")
    /// Shown below that heading.
    public static let remoteAccessIntroduction = Phrase(
        en: "Phones find this server from outside though its address changes: it tells resolvers where it is, and a "
            + "phone that has read the code asks them.",
        da: "Telefoner finder serveren udefra, selv om dens adresse skifter: den fortæller resolvere, hvor den er, og "
            + "en telefon, der har læst koden, spørger dem.")
    /// Shown in place of the QR code if there is no resolver.
    public static let noResolverYet = Phrase(
        en: "It speaks to no resolver yet. Name one below; its operator gives you an invitation.",
        da: "Den taler ikke med nogen resolver endnu. Angiv en nedenfor; den, der driver den, giver dig en invitation.")
    /// Alternative text of the QR code.
    public static let stationLabelCode = Phrase(
        en: "QR code with which a phone finds this server", da: "QR-kode, hvormed en telefon finder serveren")
    /// Name of a fact: the code by which clients verify the server's key.
    public static let stationCode = Phrase(en: "Code", da: "Kode")
    /// Name of a fact and label: what identifies the server at a resolver.
    public static let stationFindable = Phrase(en: "Found by", da: "Findes ved")
    /// Name of a fact: the announced address.
    public static let stationAddress = Phrase(en: "Address", da: "Adresse")
    /// Name of a fact and label: the port as seen from outside.
    public static let stationPort = Phrase(en: "Port from outside", da: "Port udefra")
    /// Shown below that label.
    public static let stationPortHint = Phrase(
        en: "The port of the router that leads to this server.", da: "Routerens port, som fører til serveren.")
    /// Name of a fact: the number of devices, with a link to them.
    public static let stationDevices = Phrase(en: "Devices here", da: "Enheder her")
    /// Heading and label: the resolvers.
    public static let resolversTitle = Phrase(en: "Resolvers", da: "Resolvere")
    /// Shown below that label.
    public static let resolversHint = Phrase(
        en: "One on a line, four at most, such as resolver.example.",
        da: "Én på hver linje, højst fire, såsom resolver.example.")
    /// Column: the host of a resolver.
    public static let resolverColumn = Phrase(en: "Resolver", da: "Resolver")
    /// Column: the state of a resolver.
    public static let resolverState = Phrase(en: "State", da: "Tilstand")
    /// Column: when a resolver last accepted the address.
    public static let resolverAccepted = Phrase(en: "Took the address", da: "Tog imod adressen")
    /// Column: whether a resolver can connect to the server.
    public static let resolverReaches = Phrase(en: "Reaches the server", da: "Når serveren")
    /// Shown in place of the table.
    public static let noResolvers = Phrase(en: "There are no resolvers.", da: "Der er ingen resolvere.")
    /// Label: the invitation from the operator of a resolver.
    public static let stationInvitation = Phrase(en: "Invitation", da: "Invitation")
    /// Shown below that label.
    public static let stationInvitationHint = Phrase(
        en: "From the operator of a resolver that does not know this server yet. It holds once.",
        da: "Fra den, der driver en resolver, som ikke kender serveren endnu. Den gælder én gang.")
    /// Opens the form that changes how the server is found.
    public static let editRemoteAccess = Phrase(en: "Change how it is found", da: "Ret, hvordan den findes")
    /// Opens the form that creates a new key for the server.
    public static let newStationKey = Phrase(en: "Another key", da: "En anden nøgle")
    /// Button of that form.
    public static let makeStationKey = Phrase(en: "Make a key", da: "Lav en nøgle")
    /// Warning of that form.
    public static let newStationKeyWarning = Phrase(
        en: "The code changes: what is printed no longer leads here, and each phone has to read the new one.",
        da: "Koden skifter: det trykte fører ikke længere hertil, og hver telefon skal læse den nye.")

    /// What to do if no resolver can connect.
    public static func forwardPort(_ port: Int) -> Phrase {
        Phrase(
            en: "From outside nothing gets through. Have the router forward its port \(port) (TCP) to this server.",
            da: "Udefra kommer intet igennem. Lad routeren sende sin port \(port) (TCP) videre til serveren.")
    }

    /// What identifies a server at a resolver, by its value on the wire.
    public static func stationFindable(_ value: String) -> Phrase {
        value == "serial"
            ? Phrase(en: "code, or serial number", da: "kode eller serienummer")
            : Phrase(en: "code alone", da: "kode alene")
    }

    /// The state of a resolver, by its value on the wire.
    public static func stationState(_ value: String) -> Phrase {
        switch value {
        case "accepted": Phrase(en: "knows the address", da: "kender adressen")
        case "refused": Phrase(en: "refuses", da: "afviser")
        case "unreachable": Phrase(en: "not reached", da: "nås ikke")
        default: Phrase(en: "being asked", da: "spørges")
        }
    }

    /// Why a resolver does not accept the address, by its value on the wire.
    public static func stationReason(_ value: String) -> Phrase {
        switch value {
        case "invitation":
            Phrase(
                en: "The invitation is unknown, used, or too old.",
                da: "Invitationen er ukendt, brugt eller for gammel.")
        case "signature":
            Phrase(
                en: "It does not know this server's key: give an invitation.",
                da: "Den kender ikke serverens nøgle: angiv en invitation.")
        case "serial": Phrase(en: "It does not take the serial number.", da: "Den tager ikke imod serienummeret.")
        case "key": Phrase(en: "It does not take the key.", da: "Den tager ikke imod nøglen.")
        case "counter": Phrase(en: "It has seen a newer record.", da: "Den har set en nyere post.")
        case "address":
            Phrase(
                en: "It takes no private address: is this server on its own network?",
                da: "Den tager ikke imod en privat adresse: er serveren på dens eget net?")
        case "slow_down": Phrase(en: "It asks for fewer updates.", da: "Den beder om færre meldinger.")
        case "unavailable": Phrase(en: "It cannot write it down now.", da: "Den kan ikke skrive det ned lige nu.")
        case "no_address": Phrase(en: "Its name leads to no address.", da: "Navnet fører ikke til nogen adresse.")
        case "no_answer": Phrase(en: "It does not answer.", da: "Den svarer ikke.")
        case "certificate": Phrase(en: "Its certificate is not trusted.", da: "Dens certifikat er ikke betroet.")
        case "closed": Phrase(en: "It closed the connection.", da: "Den lukkede forbindelsen.")
        default: Phrase(value.replacing("_", with: " "))
        }
    }
}
