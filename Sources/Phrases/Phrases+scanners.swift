extension Phrase {
    /// Heading of the page of scanners, small computers that hear badges.
    public static let scannersTitle = Phrase(en: "Scanners", da: "Scannere")
    /// Column: a scanner's name.
    public static let scanner = Phrase(en: "Scanner", da: "Scanner")
    /// Shown in place of the list of scanners.
    public static let noScanners = Phrase(
        en: "There are no scanners yet. Create one for each room and start rollcall-node there with its token.",
        da: "Der er ingen scannere endnu. Opret en for hvert lokale, og start rollcall-node dér med dens token.")
    /// Label of the field that searches scanners.
    public static let searchScanners = Phrase(en: "Scanner or room", da: "Scanner eller lokale")
    /// Choice: all scanners, without a filter.
    public static let all = Phrase(en: "all", da: "alle")
    /// Column: the state of a scanner's Bluetooth radio.
    public static let radio = Phrase(en: "Radio", da: "Radio")
    /// Column: the version of a scanner's program.
    public static let version = Phrase(en: "Version", da: "Version")
    /// Column: how far a scanner's clock is ahead of the server's.
    public static let clockOffset = Phrase(en: "Clock ahead by", da: "Uret er foran med")
    /// Column: what a scanner has heard and not yet sent.
    public static let waitingBatches = Phrase(en: "Waiting batches", da: "Ventende portioner")
    /// Column: free space on a scanner's disk.
    public static let freeDisk = Phrase(en: "Free disk", da: "Ledig disk")
    /// Opens the form for a scanner.
    public static let newScanner = Phrase(en: "New scanner", da: "Ny scanner")
    /// Label of a field.
    public static let scannerName = Phrase(en: "Name of the scanner", da: "Scannerens navn")
    /// Label of a field and of a value: labels that group scanners.
    public static let labels = Phrase(en: "Labels", da: "Mærkater")
    /// Shown below that label.
    public static let labelsHint = Phrase(
        en: "One in each line, such as floor-2. Settings may be made for all scanners with a label.",
        da: "En på hver linje, for eksempel etage-2. Indstillinger kan gøres for alle scannere med en mærkat.")
    /// Link from a scanner to the list of scanners.
    public static let backToScanners = Phrase(en: "All scanners", da: "Alle scannere")
    /// Heading over the batches that wait on a scanner's disk.
    public static let spool = Phrase(en: "What waits on its disk", da: "Hvad der venter på dens disk")
    /// Heading over a scanner's settings.
    public static let settings = Phrase(en: "Settings", da: "Indstillinger")
    /// Shown in place of a value that a scanner has not reported.
    public static let nothingTold = Phrase(
        en: "The scanner has not reported this yet. Start its program.",
        da: "Scanneren har ikke fortalt dette endnu. Det gør den, når dens program kører.")
    /// Shown on the page of a scanner that was deleted after it had reported.
    public static let scannerOutOfUse = Phrase(
        en: "This scanner is no longer in use.", da: "Scanneren er ikke længere i brug.")
    /// Name of a value: the Bluetooth adapter.
    public static let adapter = Phrase(en: "Adapter", da: "Adapter")
    /// Name of a value: the number of advertising reports per second.
    public static let reportsPerSecond = Phrase(en: "Reports per second", da: "Rapporter pr. sekund")
    /// Name of a value: when a radio last heard an advertisement.
    public static let lastReport = Phrase(en: "Last report", da: "Sidste rapport")
    /// Name of two numbers: restarts of scans, and resets of the controller.
    public static let radioRestarts = Phrase(en: "Restarts / resets", da: "Genstarter / nulstillinger")
    /// Name of a value: reports that arrived too fast.
    public static let droppedReports = Phrase(en: "Lost reports", da: "Tabte rapporter")
    /// Name of a value: the size of the waiting batches in bytes.
    public static let spoolSize = Phrase(en: "Size", da: "Størrelse")
    /// Name of a value: the age of the oldest waiting batch.
    public static let oldestBatch = Phrase(en: "Oldest batch", da: "Ældste portion")
    /// Name of a value: batches dropped because the spool was full.
    public static let droppedBatches = Phrase(en: "Batches given up", da: "Opgivne portioner")
    /// Name of a value: batches that the server will never accept.
    public static let setAsideBatches = Phrase(en: "Batches set aside", da: "Portioner lagt til side")
    /// Name of a value: why a disk cannot be written.
    public static let diskError = Phrase(en: "Error of the disk", da: "Diskens fejl")
    /// Column: the name of a setting.
    public static let setting = Phrase(en: "Setting", da: "Indstilling")
    /// Column: the value of a setting.
    public static let nodeSettingValue = Phrase(en: "Value", da: "Værdi")
    /// Column: the source of a setting.
    public static let settingFrom = Phrase(en: "Decided by", da: "Bestemt af")
    /// Opens the form that changes a scanner.
    public static let editScanner = Phrase(en: "Edit the scanner", da: "Ret scanneren")
    /// Opens the form that replaces a scanner's token.
    public static let newToken = Phrase(en: "New token", da: "Nyt token")
    /// Button that replaces a scanner's token.
    public static let makeToken = Phrase(en: "Make a new token", da: "Lav et nyt token")
    /// Opens the form that deletes a scanner.
    public static let deleteScanner = Phrase(en: "Delete the scanner", da: "Slet scanneren")
    /// Before commands for the scanner's computer.
    public static let tokenInstall = Phrase(
        en: "On the scanner's computer, store the token in a file: run this, paste the token, press Enter and Ctrl-D.",
        da: "Gem tokenet i en fil på scannerens computer: start dette, indsæt tokenet, tryk Enter og Ctrl-D.")
    /// Shown before the command that starts the scanner's program.
    public static let tokenStart = Phrase(
        en: "Name the server and this file in /etc/rollcall/node.json (server, token_file). Then start the program:",
        da: "Angiv serveren og denne fil i /etc/rollcall/node.json (server, token_file). Start derefter programmet:")

    /// Heading of a scanner's page.
    public static func scannerTitle(_ name: String) -> Phrase {
        Phrase(en: "Scanner \(name)", da: "Scanner \(name)")
    }

    /// Warning: what becomes invalid with a scanner's token.
    public static func newTokenWarning(_ name: String) -> Phrase {
        Phrase(
            en: "The old token of \(name) ends at once. The scanner is silent until it has the new one.",
            da: "Det gamle token for \(name) ophører straks. Scanneren tier, indtil den har det nye.")
    }

    /// Warning: what is deleted with a scanner.
    public static func deleteScannerWarning(_ name: String) -> Phrase {
        Phrase(
            en: "This deletes the scanner \(name), and its token ends. If it has reported, it is taken out of use.",
            da: "Dette sletter scanneren \(name), og dens token ophører. Har den rapporteret, tages den ud af brug.")
    }

    /// Shown before the names of scanners that were created but not started.
    public static func scannersNeverStarted(_ count: Int) -> Phrase {
        .counted(
            count,
            one: Phrase(
                en: "1 scanner was never started: start rollcall-node on its computer with its token.",
                da: "1 scanner er aldrig startet: start rollcall-node på dens computer med dens token."),
            other: Phrase(
                en: "\(count) scanners were never started: start rollcall-node on their computers with their tokens.",
                da: "\(count) scannere er aldrig startet: start rollcall-node på deres computere med deres token."))
    }

    /// The state of a scanner, by its value on the wire.
    public static func scannerState(_ value: String) -> Phrase {
        switch value {
        case "alive": Phrase(en: "working", da: "arbejder")
        case "quiet": Phrase(en: "silent", da: "tavs")
        default: Phrase(en: "never started", da: "aldrig startet")
        }
    }

    /// The state of a radio, by its value on the wire.
    public static func radioState(_ value: String) -> Phrase {
        switch value {
        case "starting": Phrase(en: "starting", da: "starter")
        case "scanning": Phrase(en: "listening", da: "lytter")
        case "quiet": Phrase(en: "listening, hears nothing", da: "lytter, hører intet")
        case "recovering": Phrase(en: "recovering", da: "genoprettes")
        case "failed": Phrase(en: "out of order", da: "ude af drift")
        default: Phrase(en: "off", da: "slukket")
        }
    }
}
