extension Phrase {
    /// The state of a command for a device, by its value on the wire.
    public static func commandState(_ value: String) -> Phrase {
        switch value {
        case "asked": Phrase(en: "waits", da: "venter")
        case "sent": Phrase(en: "sent", da: "sendt")
        case "accepted": Phrase(en: "begun", da: "i gang")
        case "done": Phrase(en: "done", da: "udført")
        case "refused": Phrase(en: "refused", da: "afvist")
        case "failed": Phrase(en: "failed", da: "mislykket")
        case "obstructed": Phrase(en: "something was in the way", da: "noget var i vejen")
        case "interrupted": Phrase(en: "broken off", da: "afbrudt")
        case "timed_out": Phrase(en: "not answered in time", da: "ikke besvaret i tide")
        case "cancelled": Phrase(en: "taken back", da: "trukket tilbage")
        case "replaced": Phrase(en: "replaced by a newer one", da: "erstattet af en nyere")
        default: Phrase(value)
        }
    }

    /// The source of a command, unless it is a person whose name is known; by its value on the wire.
    public static func commandSource(_ value: String) -> Phrase {
        switch value {
        case "person": Phrase(en: "a person", da: "nogen")
        case "schedule": Phrase(en: "a schedule", da: "en plan")
        case "rule": Phrase(en: "a rule", da: "en regel")
        case "button": Phrase(en: "at the device", da: "på enheden")
        default: Phrase(value)
        }
    }

    /// The reason for the state of a command, by the server's value; a reason that the device reported is shown as it
    /// is.
    public static func commandReason(_ value: String) -> Phrase {
        switch value.split(separator: ":").first {
        case "device_away": Phrase(en: "the device is away", da: "enheden er væk")
        case "expired": Phrase(en: "its time was over", da: "tiden var gået")
        case "too_long": Phrase(en: "it took too long", da: "det tog for lang tid")
        case "cancelled": Phrase(en: "taken back", da: "trukket tilbage")
        case "replaced": Phrase(en: "a newer one took its place", da: "en nyere kom i stedet")
        case "obstructed": Phrase(en: "something is in the way", da: "noget er i vejen")
        case "not_authorized": Phrase(en: "the broker refuses the topic", da: "brokeren lader ingen sige det")
        case "unattended": Phrase(en: "it must not close unattended", da: "den må ikke lukke, når ingen er der")
        case "no_sensor": Phrase(en: "its sensor does not work", da: "dens føler virker ikke")
        case "not_sayable": Phrase(en: "the device does not support it", da: "enheden har intet ord for det")
        case "unknown_command": Phrase(en: "the device does not have this command", da: "enheden har ingen sådan ordre")
        default: Phrase(value)
        }
    }
}
