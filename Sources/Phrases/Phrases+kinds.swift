/// The page of kinds of devices.
extension Phrase {
    /// Name of the page.
    public static let kindsTitle = Phrase(en: "Kinds of devices", da: "Slags enheder")
    /// Shown above the list.
    public static let kindsIntroduction = Phrase(
        en: "A kind is a document: the properties that its devices report, and the commands that they accept.",
        da: "En slags er et dokument: hvad enheder af den siger om sig selv, og hvad de kan få at vide.")
    /// Shown in place of the list.
    public static let noKinds = Phrase(en: "There are no kinds.", da: "Der er ingen slags.")
    /// Column: the name of a kind in documents and commands.
    public static let kindName = Phrase(en: "Name", da: "Navn")
    /// Column: the safety class of a device.
    public static let kindSafety = Phrase(en: "What may happen", da: "Hvad der kan ske")
    /// Column: the number of devices of a kind in use.
    public static let kindDevices = Phrase(en: "In use", da: "I brug")
    /// Column, and label of a text field: the document of a kind.
    public static let kindDocument = Phrase(en: "Document", da: "Dokument")
    /// Shown below that label.
    public static let kindDocumentHint = Phrase(
        en: "JSON. Begin with the document of a kind that is much the same.",
        da: "JSON. Begynd med dokumentet for en slags, der ligner.")
    /// Label of a file field.
    public static let kindFile = Phrase(en: "File with the document", da: "Fil med dokumentet")
    /// Opens a text field for a document.
    public static let pasteKind = Phrase(en: "New kind: type or paste it", da: "Ny slags: skriv eller indsæt den")
    /// Opens a field for a file.
    public static let uploadKind = Phrase(en: "New kind: upload a file", da: "Ny slags: hent en fil op")
    /// Button that creates a kind.
    public static let createKind = Phrase(en: "Make the kind", da: "Opret slagsen")
    /// Opens the form that deletes a kind.
    public static func deleteKind(_ kind: String) -> Phrase { Phrase(en: "Delete \(kind)", da: "Slet \(kind)") }
    /// Shown in that form.
    public static let deleteKindWarning = Phrase(
        en: "Devices of this kind can no longer be made.", da: "Enheder af denne slags kan ikke længere oprettes.")
    /// Shown in place of that form: the kind came with the server.
    public static let kindStays = Phrase(en: "comes with the server", da: "følger med serveren")

    /// The safety class of a device, by its value in documents.
    public static func kindClass(_ value: String) -> Phrase {
        switch value {
        case "still": Phrase(en: "nothing", da: "intet")
        case "moves": Phrase(en: "something heavy moves", da: "noget tungt bevæger sig")
        case "runs": Phrase(en: "something runs that must end", da: "noget løber, som skal standse")
        default: Phrase(value)
        }
    }
}
