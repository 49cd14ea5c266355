extension Phrase {
    /// Heading of the page on which admins set devices up.
    public static let manageDevicesTitle = Phrase(en: "Set up devices", da: "Sæt enheder op")
    /// Opens the form for a new device.
    public static let newDevice = Phrase(en: "New device", da: "Ny enhed")
    /// Label: the name of a device.
    public static let deviceName = Phrase(en: "Name", da: "Navn")
    /// Column and label: the kind of a device.
    public static let deviceKind = Phrase(en: "Kind", da: "Slags")
    /// Column and label: the serial number of a device.
    public static let serialNumber = Phrase(en: "Serial number", da: "Serienummer")
    /// Shown below that label.
    public static let serialHint = Phrase(
        en: "As it is printed on it, such as its MAC address.",
        da: "Som det står på den, for eksempel MAC-adressen.")
    /// Label: the dialect in which a device communicates over MQTT.
    public static let dialect = Phrase(en: "Dialect", da: "Dialekt")
    /// Column and label: who registered a device.
    public static let deviceOwner = Phrase(en: "Owner", da: "Ejer")
    /// Opens the form that changes a device.
    public static let editDevice = Phrase(en: "Edit the device", da: "Ret enheden")
    /// Opens the form that takes a device out of use.
    public static let deleteDevice = Phrase(en: "Put the device out of use", da: "Tag enheden ud af brug")
    /// Opens the form that creates a new registration code, with its label.
    public static let newCodeTitle = Phrase(en: "Another registration code", da: "En anden registreringskode")
    /// Button of that form.
    public static let makeCode = Phrase(en: "Make a code", da: "Lav en kode")
    /// Warning of that form.
    public static let newCodeWarning = Phrase(
        en: "The code before it ends at once.", da: "Den tidligere kode gælder ikke mere.")
    /// Warning of the form that creates a new token for a device.
    public static let newDeviceTokenWarning = Phrase(
        en: "The token before it ends at once: the device is cut off until it has the new one.",
        da: "Den tidligere nøgle gælder ikke mere: enheden er afskåret, til den har den nye.")
    /// Opens the form that allows registration of a device without a code for ten minutes; also its button.
    public static let openRegistration = Phrase(
        en: "Open the registration for ten minutes", da: "Åbn for registrering i ti minutter")
    /// Warning of that form.
    public static let openRegistrationWarning = Phrase(
        en: "Until then a person who knows the serial number can register the device.",
        da: "Enhver, som kender serienummeret, kan imens gøre enheden til sin.")
    /// Opens the form for unattended closing; also the label of its checkbox.
    public static let unattended = Phrase(
        en: "Schedules and rules may close it unattended",
        da: "Planer og regler må lukke den, når ingen er der")
    /// Label: why that is safe.
    public static let unattendedReason = Phrase(en: "Why that is safe", da: "Hvorfor det er sikkert")
    /// Heading over who may do what with a device.
    public static let deviceGrants = Phrase(en: "Who may use it", da: "Hvem der må bruge den")
    /// Shown in place of that list.
    public static let noGrants = Phrase(
        en: "Only the owner and admins.", da: "Ingen ud over ejeren og administratorerne.")
    /// Column and label: the rights of a person to a device.
    public static let grantLevel = Phrase(en: "May", da: "Må")
    /// Column: the holder of the rights.
    public static let grantHolder = Phrase(en: "Who", da: "Hvem")
    /// Opens the form that gives a person rights to a device.
    public static let addGrant = Phrase(en: "Share it", da: "Lad nogen bruge den")
    /// Label: all members of a group; one of three fields, only one of which is filled in.
    public static let grantGroup = Phrase(en: "The members of the group", da: "Medlemmerne af gruppen")
    /// Label: the staff of a zone; one of three fields, only one of which is filled in.
    public static let grantZone = Phrase(en: "The staff of the zone", da: "Personalet i zonen")
    /// Label: one person; one of three fields, only one of which is filled in.
    public static let grantPerson = Phrase(en: "The person with the e-mail address", da: "Personen med e-mailadressen")
    /// Button that revokes a person's rights.
    public static let removeGrant = Phrase(en: "Take it back", da: "Tag det tilbage")
    /// Column: the number of refused messages of a device, by reason.
    public static let refusedMessages = Phrase(en: "Refused messages", da: "Afviste meddelelser")
    /// Heading over the token and the code of a device, which are shown once.
    public static let deviceSecretsTitle = Phrase(en: "Token and code of the device", da: "Enhedens nøgle og kode")
    /// Shown before a token: where to enter it.
    public static let deviceTokenGive = Phrase(
        en: "Its password at the broker. Put it into the device now: it is not shown again.",
        da: "Dens adgangskode hos brokeren. Læg den i enheden nu: den vises ikke igen.")
    /// Shown before a registration code and its QR code.
    public static let deviceCodeGive = Phrase(
        en: "The first person who enters this code within 30 days owns the device. Print the label and put it "
            + "on the device.",
        da: "Med denne kode registrerer nogen enheden som sin, én gang, inden for 30 dage. Udskriv mærkaten, og sæt "
            + "den på enheden.")
    /// Alternative text of the QR code of a label.
    public static let deviceLabelCode = Phrase(
        en: "QR code that opens the page on which the device is registered",
        da: "QR-kode, som åbner siden, hvor enheden registreres")

    /// Heading of the page on which a device is set up.
    public static func setUpTitle(_ name: String) -> Phrase {
        Phrase(en: "Set up \(name)", da: "Sæt \(name) op")
    }

    /// Warning before a device is taken out of use.
    public static func deleteDeviceWarning(_ name: String) -> Phrase {
        Phrase(
            en: "\(name) is disconnected immediately. Its history stays.",
            da: "\(name) afskæres med det samme. Hvad den har fået at vide, bliver.")
    }

    /// The rights of a person to a device, by their value on the wire.
    public static func deviceLevel(_ value: String) -> Phrase {
        switch value {
        case "view": Phrase(en: "see it", da: "se den")
        case "operate": Phrase(en: "use it", da: "bruge den")
        case "manage": Phrase(en: "use it and set it up", da: "bruge den og sætte den op")
        default: Phrase(value)
        }
    }
}
