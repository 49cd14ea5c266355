/// The outcomes of attempts to open locks, as sentences.
extension Phrase {
    /// The outcome of an attempt, as a sentence, by its value on the wire.
    public static func unlockOutcome(_ value: String) -> Phrase {
        switch value {
        case "refused": Phrase(en: "It was not granted.", da: "Det blev ikke tilladt.")
        case "asked", "challenged": Phrase(en: "The lock is being asked.", da: "Låsen spørges.")
        case "responded": Phrase(en: "The lock received the command to open.", da: "Låsen har fået besked på at åbne.")
        case "opened": Phrase(en: "The door was unlocked.", da: "Døren blev låst op.")
        case "denied": Phrase(en: "The lock refused to open.", da: "Låsen afviste at åbne.")
        case "jammed": Phrase(en: "The bolt is stuck.", da: "Rigelen sidder fast.")
        case "timed_out":
            Phrase(en: "The lock did not answer, and stayed locked.", da: "Låsen svarede ikke og forblev låst.")
        default:
            Phrase(
                en: "The lock received the command to open and did not report the result.",
                da: "Låsen fik besked på at åbne og sagde ikke, om den gjorde det.")
        }
    }

    /// Choice: the outcome of attempts, by its value on the wire.
    public static func unlockOutcomeWord(_ value: String) -> Phrase {
        switch value {
        case "refused": Phrase(en: "not granted", da: "ikke tilladt")
        case "asked", "challenged", "responded": Phrase(en: "under way", da: "i gang")
        case "opened": Phrase(en: "unlocked", da: "låst op")
        case "denied": Phrase(en: "refused by the lock", da: "afvist af låsen")
        case "jammed": Phrase(en: "jammed", da: "sidder fast")
        case "timed_out": Phrase(en: "no answer", da: "intet svar")
        default: Phrase(en: "unconfirmed", da: "ubekræftet")
        }
    }

    /// The reason for the outcome of an attempt, as a sentence, by the value from the lock or the server. Nil for other
    /// values.
    public static func unlockEnd(_ value: String) -> Phrase? {
        lockEnd(value) ?? serverEnd(value)
    }

    private static func lockEnd(_ value: String) -> Phrase? {
        switch value {
        case "not_active": Phrase(en: "The lock has no keys.", da: "Låsen har ingen nøgler.")
        case "deaf":
            Phrase(
                en: "The lock had too many wrong messages, and listens again in 30 seconds.",
                da: "Låsen fik for mange forkerte beskeder og lytter igen om 30 sekunder.")
        case "busy": Phrase(en: "Too many open it at once.", da: "For mange åbner den på én gang.")
        case "over", "replayed", "unknown_attempt":
            Phrase(en: "The lock does not know this attempt any more.", da: "Låsen kender ikke længere dette forsøg.")
        case "expired": Phrase(en: "It came too late.", da: "Det kom for sent.")
        case "wrong_proof", "wrong_response":
            Phrase(en: "The keys of lock and server differ.", da: "Låsens og serverens nøgler er forskellige.")
        case "not_ready": Phrase(en: "Its button was not pressed.", da: "Ingen trykkede på dens knap.")
        case "wrong_dialect": Phrase(en: "It speaks another dialect.", da: "Den taler en anden dialekt.")
        default: nil
        }
    }

    private static func serverEnd(_ value: String) -> Phrase? {
        switch value {
        case "no_answer": Phrase(en: "The lock did not answer in time.", da: "Låsen svarede ikke i tide.")
        case "device_away": Phrase(en: "The lock is not connected.", da: "Låsen er ikke forbundet.")
        case "restarted": Phrase(en: "The server was started anew meanwhile.", da: "Serveren blev startet igen imens.")
        default: nil
        }
    }

    /// Why a person may not open a door, or why an attempt that opened it is marked, as a sentence about the caller, by
    /// its value on the wire.
    public static func unlockReason(_ value: String) -> Phrase {
        switch value {
        case "no_right": Phrase(en: "No right to open this door.", da: "Ingen ret til at åbne denne dør.")
        case "not_seen":
            Phrase(en: "Not seen at the door.", da: "Ikke set ved døren.")
        case "blind":
            Phrase(en: "Presence at the door could not be checked.", da: "Ingen kunne ses ved døren.")
        case "outside_hours":
            Phrase(
                en: "The right to open this door holds at other times.",
                da: "Retten til at åbne denne dør gælder på andre tider.")
        case "weak_lock":
            Phrase(
                en: "The lock's dialect is weak, and the school does not allow that.",
                da: "Låsens dialekt er svag, og det tillader skolen ikke.")
        default:
            Phrase(en: "The first password is not changed yet.", da: "Den første adgangskode er endnu ikke skiftet.")
        }
    }

    /// The source of the right to open a door, by its value on the wire.
    public static func unlockRight(_ value: String) -> Phrase {
        switch value {
        case "level": Phrase(en: "by security level", da: "ved sikkerhedsniveau")
        case "clearance": Phrase(en: "by a clearance", da: "ved en adgangstilladelse")
        default: Phrase(en: "by a booking", da: "ved en booking")
        }
    }

    /// The channel by which a door was opened, by its value on the wire; nil for the usual one.
    public static func unlockChannel(_ value: String) -> Phrase? {
        switch value {
        case "override": Phrase(en: "an admin's reason in place of being seen", da: "en administrators begrundelse")
        case "open_hours": Phrase(en: "open hours", da: "åbningstid")
        default: nil
        }
    }
}
