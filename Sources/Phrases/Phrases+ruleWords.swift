/// Conditions and results of rules, as text.
extension Phrase {
    /// Condition: a room is empty.
    public static func roomIsEmpty(_ room: String) -> Phrase {
        Phrase(en: "Room \(room) is empty", da: "Lokale \(room) er tomt")
    }
    /// Condition: a room is occupied.
    public static func roomIsOccupied(_ room: String) -> Phrase {
        Phrase(en: "Room \(room) is occupied", da: "Der er nogen i lokale \(room)")
    }
    /// Condition: a zone is empty.
    public static func zoneIsEmpty(_ zone: String) -> Phrase {
        Phrase(en: "\(zone) is empty", da: "Der er ingen i \(zone)")
    }
    /// Condition: at least this number of people is in a room or zone.
    public static func peopleAtLeast(_ count: Int, _ place: String) -> Phrase {
        Phrase(en: "\(count) people or more in \(place)", da: "\(count) personer eller flere i \(place)")
    }
    /// Condition: at most this number of people is in a room or zone.
    public static func peopleAtMost(_ count: Int, _ place: String) -> Phrase {
        Phrase(en: "\(count) people or fewer in \(place)", da: "\(count) personer eller færre i \(place)")
    }
    /// Shown after the name of a property or measure.
    public static func isAbove(_ value: String) -> Phrase { Phrase(en: "above \(value)", da: "over \(value)") }
    /// Shown after the name of a property or measure.
    public static func isBelow(_ value: String) -> Phrase { Phrase(en: "below \(value)", da: "under \(value)") }
    /// Shown after the name of a property.
    public static func isEqual(_ value: String) -> Phrase { Phrase(en: "is \(value)", da: "er \(value)") }
    /// Condition: a time of day is reached.
    public static func timeOfDayIs(_ time: String) -> Phrase { Phrase(en: "at \(time)", da: "kl. \(time)") }
    /// Condition: it is between two times of day.
    public static func hoursAre(_ from: String, _ until: String) -> Phrase {
        Phrase(en: "from \(from) to \(until)", da: "fra \(from) til \(until)")
    }
    /// Shown after a condition: for how long it must hold, such as `10 min`.
    public static func conditionFor(_ span: String) -> Phrase { Phrase(en: "for \(span)", da: "i \(span)") }
    /// Shown in place of the name of a device that no longer exists.
    public static func deviceNumber(_ id: Int64) -> Phrase { Phrase(en: "device \(id)", da: "enhed \(id)") }

    /// What to do when the weather is unknown, by its value on the wire.
    public static func whenUnknownWord(_ value: String) -> Phrase {
        switch value {
        case "hold": Phrase(en: "do nothing", da: "forhold dig i ro")
        case "fire": Phrase(en: "as if the condition were so", da: "som om betingelsen var opfyldt")
        default: Phrase(value)
        }
    }

    /// A measure of the weather, by its value on the wire.
    public static func weatherMeasure(_ value: String) -> Phrase {
        switch value {
        case "rain": Phrase(en: "Rain (mm/h)", da: "Regn (mm/t)")
        case "wind": Phrase(en: "Wind (m/s)", da: "Vind (m/s)")
        case "temperature": Phrase(en: "Temperature (°C)", da: "Temperatur (°C)")
        default: Phrase(value)
        }
    }

    /// Whether a condition holds, by its value on the wire.
    public static func truth(_ value: String) -> Phrase {
        switch value {
        case "yes": Phrase(en: "yes", da: "ja")
        case "no": Phrase(en: "no", da: "nej")
        case "unknown": Phrase(en: "not known", da: "uvist")
        default: Phrase(value)
        }
    }

    /// The result of a rule, by its value on the wire.
    public static func ruleVerdict(_ value: String) -> Phrase {
        switch value {
        case "run": Phrase(en: "commands were sent", da: "enheder fik besked")
        case "dry_run": Phrase(en: "only recorded", da: "kun registreret")
        case "not_met": Phrase(en: "the condition besides was not met", da: "den anden betingelse var ikke opfyldt")
        case "held": Phrase(en: "not known whether the condition was met", da: "uvist, om betingelsen var opfyldt")
        case "chain_too_long":
            Phrase(en: "too many commands led to it", da: "for mange kommandoer førte til det")
        default: Phrase(value)
        }
    }
}
