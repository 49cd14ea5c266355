extension Phrase {
    /// Heading of the page of problems with scanners, badges and the server.
    public static let alertsTitle = Phrase(en: "Alerts", da: "Advarsler")
    /// Shown in place of the list while there are no problems.
    public static let noOpenAlerts = Phrase(
        en: "Nothing is wrong. When something is, it appears here.",
        da: "Alt er i orden. Når noget er galt, kommer det frem her.")
    /// Shown in place of the list if no alert matches the filter.
    public static let noAlertsFound = Phrase(
        en: "No alerts are found. Choose another state or kind.",
        da: "Ingen advarsler fundet. Vælg en anden tilstand eller art.")
    /// Label of a choice, and column: the kind of an alert.
    public static let alertKindLabel = Phrase(en: "Kind", da: "Art")
    /// Choice: all, without a filter.
    public static let anyChoice = Phrase(en: "All", da: "Alle")
    /// State of an alert that is open.
    public static let alertOpen = Phrase(en: "open", da: "åben")
    /// State of an alert that is closed.
    public static let alertClosed = Phrase(en: "closed", da: "lukket")
    /// Shown before a time: since when an alert is open.
    public static let alertOpenSince = Phrase(en: "Open since", da: "Åben siden")
    /// Shown before a time: when an alert was closed.
    public static let alertClosedAt = Phrase(en: "Closed", da: "Lukket")
    /// Shown before a time: when the cause of an alert was last reported.
    public static let alertToldLast = Phrase(en: "last reported", da: "sidst meldt")
    /// Shown before the name of a scanner, a person or another subject of an alert.
    public static let alertAbout = Phrase(en: "About", da: "Om")
    /// Shown before the rooms that an alert concerns.
    public static let alertRooms = Phrase(en: "Rooms", da: "Lokaler")
    /// Shown before the address of the person who acknowledged an alert.
    public static let alertLookedAfterBy = Phrase(en: "Looked after by", da: "Passes af")
    /// Label of a field, and shown before its content: a note on an alert.
    public static let noteLabel = Phrase(en: "Note", da: "Bemærkning")
    /// Shown below the label of that field.
    public static let noteHint = Phrase(
        en: "At most 500 characters. Empty leaves the note as it is.",
        da: "Højst 500 tegn. Et tomt felt lader bemærkningen stå.")
    /// Opens the form that acknowledges an alert.
    public static let alertAcknowledge = Phrase(en: "I look after it", da: "Jeg tager mig af den")
    /// Opens the form that closes an alert.
    public static let alertClose = Phrase(en: "Close", da: "Luk")
    /// Shown below the label of the note when an alert is closed manually.
    public static let alertCloseHint = Phrase(
        en: "If the cause persists, the alert reopens after ten minutes. Leave empty to keep the note.",
        da: "Varer årsagen ved, meldes advarslen igen ti minutter senere. Et tomt felt lader bemærkningen stå.")
    /// Heading of the page of kinds of alerts.
    public static let alertKindsTitle = Phrase(en: "Kinds of alerts", da: "Arter af advarsler")
    /// First sentence of that page.
    public static let alertKindsIntroduction = Phrase(
        en: "What is changed here holds on all servers within seconds. Open alerts keep their severity.",
        da: "Ændringer her gælder på alle servere inden for sekunder. Åbne advarsler beholder deres alvor.")
    /// Label of a checkbox, and column: whether alerts of a kind are opened.
    public static let alertKindEnabled = Phrase(en: "Told", da: "Meldes")
    /// Label of a choice, and column: the severity of an alert.
    public static let severityLabel = Phrase(en: "Severity", da: "Alvor")
    /// Column: the threshold from which an alert is opened.
    public static let thresholdColumn = Phrase(en: "Threshold", da: "Meldes fra")
    /// Mark of a kind whose alerts do not close automatically.
    public static let alertClosedByHand = Phrase(
        en: "stays open until a person closes it", da: "forbliver åben, til nogen lukker den")
    /// Shown in place of the list of kinds.
    public static let noAlertKinds = Phrase(
        en: "There are no kinds of alerts. Ask the operator of the server.",
        da: "Der er ingen arter af advarsler. Spørg den, der driver serveren.")

    /// How often the cause of an alert was reported.
    public static func alertCount(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "reported once", da: "meldt én gang"),
            other: Phrase(en: "reported \(count) times", da: "meldt \(count) gange"))
    }

    /// Label of the field for the threshold from which an alert is opened.
    /// - Parameter unit: the unit of the threshold, by its value on the wire.
    public static func threshold(unit value: String) -> Phrase {
        let unit = unit(value)
        return Phrase(
            en: "Threshold, in \(unit.text(in: .english))", da: "Meldes fra, i \(unit.text(in: .danish))")
    }

    /// The unit of a threshold, after the number; by its value on the wire.
    public static func unit(_ value: String) -> Phrase {
        switch value {
        case "seconds": Phrase(en: "seconds", da: "sekunder")
        case "days": Phrase(en: "days", da: "dage")
        case "lawful days": Phrase(en: "days on which people may be recorded", da: "dage, hvor der må registreres")
        case "MiB free": Phrase(en: "MiB free", da: "MiB ledige")
        case "seconds a door": Phrase(en: "seconds a door", da: "sekunder pr. dør")
        case "attempts a minute": Phrase(en: "attempts a minute", da: "forsøg pr. minut")
        default: Phrase(value)
        }
    }

    /// The severity of an alert, by its value on the wire.
    public static func severity(_ value: String) -> Phrase {
        switch value {
        case "critical": Phrase(en: "critical", da: "kritisk")
        case "warning": Phrase(en: "warning", da: "advarsel")
        case "info": Phrase(en: "for information", da: "til orientering")
        default: Phrase(value)
        }
    }

    /// The subject of an alert, by its value on the wire.
    public static func alertSubject(_ value: String) -> Phrase {
        switch value {
        case "scanner": Phrase(en: "scanner", da: "scanner")
        case "beacon": Phrase(en: "room beacon", da: "lokalesender")
        case "person": Phrase(en: "person", da: "person")
        case "webhook": Phrase(en: "webhook", da: "webhook")
        default: Phrase(en: "the server", da: "serveren")
        }
    }
}
