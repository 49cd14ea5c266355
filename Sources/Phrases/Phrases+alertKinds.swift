extension Phrase {
    /// Short heading: what alerts of a kind report.
    /// - Parameter word: the value on the wire.
    public static func alertKind(_ value: String) -> Phrase {
        scannerAlert(value) ?? badgeAlert(value) ?? serverAlert(value) ?? lockAlert(value)
            ?? Phrase(value.replacing("_", with: " "))
    }

    private static func scannerAlert(_ value: String) -> Phrase? {
        switch value {
        case "scanner_silent": Phrase(en: "A scanner is silent", da: "En scanner er tavs")
        case "radio_failed": Phrase(en: "A scanner's radio is out of order", da: "En scanners radio virker ikke")
        case "scanner_deaf":
            Phrase(en: "A scanner hears nothing while others do", da: "En scanner hører intet, mens andre gør")
        case "node_disk": Phrase(en: "A scanner's disk is full", da: "En scanners disk er fuld")
        case "spool_dropping":
            Phrase(en: "A scanner gives up old sightings", da: "En scanner opgiver gamle observationer")
        case "batch_set_aside":
            Phrase(en: "A scanner set sightings aside", da: "En scanner har lagt observationer til side")
        case "spool_rolled_back":
            Phrase(en: "A scanner counts anew from an old number", da: "En scanner tæller igen fra et gammelt nummer")
        case "clock_off": Phrase(en: "A scanner's clock is wrong", da: "En scanners ur går forkert")
        case "scanners_late": Phrase(en: "Many scanners report late", da: "Mange scannere melder for sent")
        default: nil
        }
    }

    private static func badgeAlert(_ value: String) -> Phrase? {
        switch value {
        case "beacon_unheard": Phrase(en: "A room beacon is not heard", da: "En lokalesender høres ikke")
        case "badge_twice": Phrase(en: "A badge is in two places at once", da: "En brik er to steder på én gang")
        case "badge_too_fast":
            Phrase(en: "A badge moves faster than a person", da: "En brik bevæger sig hurtigere end et menneske")
        case "unknown_badge": Phrase(en: "An unknown badge is heard", da: "En ukendt brik høres")
        default: nil
        }
    }

    private static func serverAlert(_ value: String) -> Phrase? {
        switch value {
        case "record_broken":
            Phrase(en: "A person's whereabouts cannot be written", da: "En persons ophold kan ikke skrives")
        case "database_stuck":
            Phrase(en: "The database keeps nothing", da: "Databasen gemmer intet")
        case "disk_low": Phrase(en: "The server's disk is nearly full", da: "Serverens disk er næsten fuld")
        case "backup_old": Phrase(en: "The last backup is old", da: "Den seneste sikkerhedskopi er gammel")
        case "device_obstructed": Phrase(en: "A device is obstructed", da: "En enhed er spærret")
        case "rule_stopped": Phrase(en: "A rule started too often", da: "En regel startede for ofte")
        case "station_unreachable":
            Phrase(en: "No resolver knows where the server is", da: "Ingen resolver ved, hvor serveren er")
        case "webhook_failing": Phrase(en: "A webhook cannot be delivered", da: "En webhook kan ikke leveres")
        default: nil
        }
    }

    private static func lockAlert(_ value: String) -> Phrase? {
        switch value {
        case "unlock_denied": Phrase(en: "Many attempts to unlock are denied", da: "Mange forsøg på at låse op afvises")
        case "door_forced":
            Phrase(en: "A door was opened though it was locked", da: "En dør blev åbnet, selv om den var låst")
        case "door_held": Phrase(en: "A door stands open", da: "En dør står åben")
        case "lock_jammed": Phrase(en: "A lock is jammed", da: "En lås sidder fast")
        case "lock_battery": Phrase(en: "A lock's battery is nearly empty", da: "En lås' batteri er næsten tomt")
        case "lock_silent": Phrase(en: "A lock is away", da: "En lås er væk")
        case "lock_forgery":
            Phrase(en: "Messages of a lock are forged", da: "Nogen forfalsker en lås' beskeder")
        default: nil
        }
    }
}
