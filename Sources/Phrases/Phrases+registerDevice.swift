/// The page to which the QR code of a device's label leads.
extension Phrase {
    /// Heading of the page on which a person registers a device, and the link to it.
    public static let registerDevice = Phrase(en: "Register a device", da: "Registrér en enhed")
    /// Shown above the form of that page.
    public static let registerIntroduction = Phrase(
        en: "You own a device that you register: you see and control it, and decide who else may.",
        da: "Den, der registrerer en enhed, ejer den: ser den, styrer den og bestemmer, hvem der ellers må.")
    /// Label: the serial number printed on a device.
    public static let registerSerial = Phrase(en: "Serial", da: "Serienummer")
    /// Shown below that label.
    public static let registerSerialHint = Phrase(
        en: "It stands on the label of the device.", da: "Det står på enhedens mærkat.")
    /// Label: the code printed on a device's label, which registers it once.
    public static let registerCode = Phrase(en: "Registration code", da: "Registreringskode")
    /// Shown below that label.
    public static let registerCodeHint = Phrase(
        en: "It works once. Leave it empty if an admin has just opened registration.",
        da: "Den virker én gang. Lad feltet stå tomt, hvis en administrator netop har åbnet for registrering.")
    /// Label: the name of the device.
    public static let registerName = Phrase(en: "Name of the device", da: "Enhedens navn")
    /// Shown below that label.
    public static let registerNameHint = Phrase(
        en: "Leave it empty to keep the name that it has.", da: "Lad feltet stå tomt for at beholde dets navn.")
    /// Button that registers the device.
    public static let registerButton = Phrase(en: "Register", da: "Registrér")
}
