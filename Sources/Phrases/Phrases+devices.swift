extension Phrase {
    /// Heading of the page of devices: skylights, garage doors, lamps and others that can be controlled.
    public static let devicesTitle = Phrase(en: "Devices", da: "Enheder")
    /// Name of the page of one device.
    public static let device = Phrase(en: "Device", da: "Enhed")
    /// Shown in place of the list of devices.
    public static let noDevices = Phrase(
        en: "There are no devices that you may see.", da: "Der er ingen enheder, som du må se.")
    /// Label of a field that searches devices.
    public static let searchDevices = Phrase(
        en: "Name, serial number or room", da: "Navn, serienummer eller lokale")
    /// Heading over devices that are in no room.
    public static let noRoom = Phrase(en: "In no room", da: "I intet lokale")
    /// Link from a device to the list of devices.
    public static let backToDevices = Phrase(en: "All devices", da: "Alle enheder")
    /// Column: the properties that a device reports.
    public static let deviceSays = Phrase(en: "It says", da: "Den siger")
    /// Column: when a device last reported.
    public static let lastSaid = Phrase(en: "Last report", da: "Sidst sagt")
    /// Column: a button that sends a command to a device.
    public static let tellIt = Phrase(en: "Send", da: "Sig til den")
    /// State: a device is connected to the server.
    public static let deviceConnected = Phrase(en: "connected", da: "forbundet")
    /// State: a device is not connected to the server; since when follows.
    public static let deviceAway = Phrase(en: "away", da: "væk")
    /// Shown in place of the state of a device that has not reported yet.
    public static let nothingSaidYet = Phrase(
        en: "It has not reported anything yet.", da: "Den har ikke sagt noget endnu.")
    /// Warning on the page of a device that stopped because it was obstructed. It is read aloud.
    public static let deviceObstructed = Phrase(
        en: "Something is in its way, so it has stopped. Only a person moves it again.",
        da: "Noget er i vejen, så den er stoppet. Kun en person flytter den igen.")
    /// Shown on the page of a device that was taken out of use.
    public static let deviceOutOfUse = Phrase(en: "This device is out of use.", da: "Enheden er taget ud af brug.")
    /// Heading over the commands that a device accepts.
    public static let otherCommands = Phrase(en: "What it can do", da: "Hvad den kan")
    /// Heading over the properties that a device reports.
    public static let deviceState = Phrase(en: "State", da: "Tilstand")
    /// Label of a field for a phrase such as "open the window", typed or spoken.
    public static let sayToDevice = Phrase(en: "Say a command", da: "Sig, hvad den skal gøre")
    /// Button that sends that phrase.
    public static let sayButton = Phrase(en: "Send", da: "Sig det")
    /// Button that listens to the microphone and sends the spoken phrase.
    public static let speakButton = Phrase(en: "Speak", da: "Tal")
    /// Shown below the button that listens: who else may hear it.
    public static let speakHint = Phrase(
        en: "The vendor of your browser may process the recording.",
        da: "Browserens producent kan høre, hvad du siger.")
    /// Heading over the commands sent to a device, newest first.
    public static let deviceHistory = Phrase(en: "History", da: "Historik")
    /// Shown in place of that list.
    public static let toldNothing = Phrase(en: "No commands yet.", da: "Den har endnu ikke fået noget at vide.")
    /// Column: when a command was sent.
    public static let toldAt = Phrase(en: "When", da: "Hvornår")
    /// Column: the command that was sent.
    public static let toldWhat = Phrase(en: "What", da: "Hvad")
    /// Column: who sent a command.
    public static let toldBy = Phrase(en: "By", da: "Af hvem")
    /// Column: the outcome of a command.
    public static let outcome = Phrase(en: "Result", da: "Resultat")
    /// Button that cancels a command that the device has not begun.
    public static let cancelCommand = Phrase(en: "Take it back", da: "Træk den tilbage")
    /// Link to the page on which a device is set up.
    public static let setUpDevice = Phrase(en: "Set it up", da: "Sæt den op")

    /// The value of a weekly program of a device.
    public static func programOf(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "a program of 1 time", da: "et program med 1 tidspunkt"),
            other: Phrase(en: "a program of \(count) times", da: "et program med \(count) tidspunkter"))
    }
}
