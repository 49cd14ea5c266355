extension Phrase {
    /// Heading of the page of devices: skylights, garage doors, lamps and others that obey.
    public static let devicesTitle = Phrase(en: "Devices", da: "Enheder")
    /// Name of the page of one device.
    public static let device = Phrase(en: "Device", da: "Enhed")
    /// In place of the list of devices.
    public static let noDevices = Phrase(
        en: "There are no devices that you may see.", da: "Der er ingen enheder, som du må se.")
    /// Label of a field that searches devices.
    public static let searchDevices = Phrase(
        en: "Name, serial number or room", da: "Navn, serienummer eller lokale")
    /// Heading over devices that are in no room.
    public static let noRoom = Phrase(en: "In no room", da: "I intet lokale")
    /// Link from a device to all of them.
    public static let backToDevices = Phrase(en: "All devices", da: "Alle enheder")
    /// Column: what a device says of itself.
    public static let deviceSays = Phrase(en: "It says", da: "Den siger")
    /// Column: when a device last said something.
    public static let lastSaid = Phrase(en: "Last report", da: "Sidst sagt")
    /// Column: a button that tells a device what to do.
    public static let tellIt = Phrase(en: "Send", da: "Sig til den")
    /// A device is connected to the server.
    public static let deviceConnected = Phrase(en: "connected", da: "forbundet")
    /// A device is not connected to the server; how long it has been so follows.
    public static let deviceAway = Phrase(en: "away", da: "væk")
    /// A device has been told nothing of yet; in place of its state.
    public static let nothingSaidYet = Phrase(
        en: "It has not reported anything yet.", da: "Den har ikke sagt noget endnu.")
    /// On the page of a device that has stopped, because something was in its way. A warning that is read aloud.
    public static let deviceObstructed = Phrase(
        en: "Something is in its way, so it has stopped. Only a person moves it again.",
        da: "Noget er i vejen, så den er stoppet. Kun en person flytter den igen.")
    /// On the page of a device that was put out of use.
    public static let deviceOutOfUse = Phrase(en: "This device is out of use.", da: "Enheden er taget ud af brug.")
    /// Heading over all that a device can be told.
    public static let otherCommands = Phrase(en: "What it can do", da: "Hvad den kan")
    /// Heading over what a device says of itself.
    public static let deviceState = Phrase(en: "State", da: "Tilstand")
    /// Label of a field for words such as "open the window", which is typed or spoken.
    public static let sayToDevice = Phrase(en: "Say a command", da: "Sig, hvad den skal gøre")
    /// Button that sends those words.
    public static let sayButton = Phrase(en: "Send", da: "Sig det")
    /// Button that listens to the microphone and sends what it hears.
    public static let speakButton = Phrase(en: "Speak", da: "Tal")
    /// Below the button that listens: who else may hear it.
    public static let speakHint = Phrase(
        en: "The vendor of your browser may process the recording.",
        da: "Browserens producent kan høre, hvad du siger.")
    /// Heading over what a device was told, the newest first.
    public static let deviceHistory = Phrase(en: "History", da: "Historik")
    /// In place of that list.
    public static let toldNothing = Phrase(en: "No commands yet.", da: "Den har endnu ikke fået noget at vide.")
    /// Column: when a device was told something.
    public static let toldAt = Phrase(en: "When", da: "Hvornår")
    /// Column: what a device was told.
    public static let toldWhat = Phrase(en: "What", da: "Hvad")
    /// Column: who told a device something.
    public static let toldBy = Phrase(en: "By", da: "Af hvem")
    /// Column: what came of it.
    public static let outcome = Phrase(en: "Result", da: "Resultat")
    /// Button that takes a command back which the device has not begun.
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
