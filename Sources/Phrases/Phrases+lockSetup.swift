/// The pages on which admins set locks up.
extension Phrase {
    /// Name of the page with all locks, for admins.
    public static let manageLocksTitle = Phrase(en: "Set up locks", da: "Sæt låse op")
    /// First sentence of that page.
    public static let manageLocksIntroduction = Phrase(
        en: "A lock is a device of the kind \"lock\" at the door of a room. It stays closed until it is activated.",
        da: "En lås er en enhed af typen \"lock\" ved et lokales dør. Den åbner for ingen, før den er aktiveret.")
    /// Shown in place of the list.
    public static let noLocks = Phrase(en: "There are no locks yet.", da: "Der er ingen låse endnu.")
    /// Opens the form that creates a lock.
    public static let newLock = Phrase(en: "New lock", da: "Ny lås")
    /// Shown in place of that form while no device can be made a lock.
    public static let lockNeedsDevice = Phrase(
        en: "Make a device of the kind \"lock\" known first.", da: "Gør først en enhed af typen \"lock\" kendt.")
    /// Name of the page of one lock, for admins.
    public static let lockSetUp = Phrase(en: "Set up a lock", da: "Sæt en lås op")
    /// Link to that page from the lock's own.
    public static let setUpLock = Phrase(en: "Set it up", da: "Sæt den op")
    /// Link to the page with all locks.
    public static let backToLocks = Phrase(en: "All locks", da: "Alle låse")
    /// Column and label: the device of a lock.
    public static let lockDevice = Phrase(en: "Device", da: "Enhed")
    /// Label of the choice of the door at which a lock is mounted.
    public static let lockDoor = Phrase(en: "Door", da: "Dør")
    /// Shown below that choice.
    public static let lockDoorHint = Phrase(
        en: "One of the room's. Then the lock knows the room on the other side.",
        da: "En af lokalets. Så kender låsen lokalet på den anden side.")
    /// Label of the choice of a lock's presence requirement.
    public static let lockGate = Phrase(en: "Presence", da: "Nærvær")
    /// Label: seconds within which a person must have been detected.
    public static let lockWithin = Phrase(en: "Seen within (seconds)", da: "Set inden for (sekunder)")
    /// Label of the choice of the scanners that detect people at a lock.
    public static let lockListeners = Phrase(en: "Scanners at the door", da: "Scannere ved døren")
    /// Shown below that choice.
    public static let lockListenersHint = Phrase(
        en: "Without any, those of the rooms at the door.", da: "Uden nogen dem i lokalerne ved døren.")
    /// Label: the minimum level at which a badge counts, in dBm.
    public static let lockMinRSSI = Phrase(en: "At least this loud (dBm)", da: "Mindst så kraftigt (dBm)")
    /// Label: whether reports of a phone count.
    public static let lockTrustClient = Phrase(
        en: "A phone's own report counts", da: "Telefonens egen melding gælder")
    /// Shown below that label.
    public static let lockTrustClientHint = Phrase(
        en: "Such a report is easy to fake.", da: "Enhver kan opfinde sådan en melding.")
    /// Label: seconds for which a lock is held open.
    public static let lockRelock = Phrase(en: "Open for (seconds)", da: "Åben i (sekunder)")
    /// Heading over the hours in which a lock is held open.
    public static let lockOpenHours = Phrase(en: "Open hours", da: "Åbningstid")
    /// Shown below that heading.
    public static let lockOpenHoursHint = Phrase(
        en: "The lock stays open in these hours while a member of staff is in the room. Each row: days, from, until.",
        da: "Låsen holdes åben, mens nogen fra personalet er der. Hver række: dage, fra, til.")
    /// Name of a fact and column: the lock's dialect is weak.
    public static let lockWeak = Phrase(en: "weak", da: "svag")
    /// Warning on the page of a lock whose dialect is weak.
    public static let lockWeakLong = Phrase(
        en: "The dialect of this lock is weak: its key crossed the wire, and its answers are not proven.",
        da: "Låsens dialekt er svag: dens nøgle gik gennem ledningen, og dens svar er ikke bevist.")
    /// Column and name of a fact: the battery level.
    public static let battery = Phrase(en: "Battery", da: "Batteri")
    /// Name of a fact: the epoch of a lock's keys; each activation begins a new one.
    public static let lockEpoch = Phrase(en: "Epoch", da: "Epoke")
    /// Name of a fact: when a lock was activated.
    public static let lockActivated = Phrase(en: "Activated", da: "Aktiveret")
    /// Opens the form that activates a lock, and its button.
    public static let activateLock = Phrase(en: "Activate", da: "Aktivér")
    /// Shown in that form.
    public static let activateLockHint = Phrase(
        en: "A new lock takes it at once. Press the button of one that was activated before.",
        da: "En ny lås tager det straks. Tryk på knappen på en lås, som har været aktiveret før.")
    /// Label of the SHA-256 of a lock's public key.
    public static let lockFingerprint = Phrase(en: "Fingerprint", da: "Fingeraftryk")
    /// Shown below that label.
    public static let lockFingerprintHint = Phrase(
        en: "64 digits and letters, on the lock's label.", da: "64 cifre og bogstaver på låsens mærkat.")
    /// Label of the activation code of a lock.
    public static let lockCode = Phrase(en: "Activation code", da: "Aktiveringskode")
    /// Shown below that label.
    public static let lockCodeHint = Phrase(en: "On the lock's label.", da: "På låsens mærkat.")
    /// Opens the form that deletes the keys of a lock, and its button.
    public static let resetLock = Phrase(en: "Forget its keys", da: "Glem dens nøgler")
    /// Shown in that form.
    public static let resetLockWarning = Phrase(
        en: "Nothing opens the lock until it is activated anew.",
        da: "Intet åbner låsen, før den aktiveres igen.")
    /// Opens the form that changes a lock.
    public static let editLock = Phrase(en: "Edit the lock", da: "Ret låsen")
    /// Opens the form that deletes a lock.
    public static let deleteLock = Phrase(en: "Delete the lock", da: "Slet låsen")
    /// Button that removes the door from a lock.
    public static let withoutDoor = Phrase(en: "At no door", da: "Ved ingen dør")
    /// Button that removes the minimum level.
    public static let withoutMinRSSI = Phrase(en: "However soft", da: "Uanset styrke")
    /// Button that removes the opening hours of a lock.
    public static let withoutOpenHours = Phrase(en: "Without open hours", da: "Uden åbningstid")
    /// Shown on the page of a lock that was taken out of use.
    public static let lockOutOfUse = Phrase(en: "This lock is out of use.", da: "Låsen er taget ud af brug.")

    /// Heading of the page of one lock, for admins.
    public static func lockSetUpOf(_ lock: String) -> Phrase { Phrase(en: "Set up \(lock)", da: "Sæt \(lock) op") }

    /// Warning: what is deleted with a lock.
    public static func deleteLockWarning(_ lock: String) -> Phrase {
        Phrase(
            en: "\(lock) opens no more, and its keys are forgotten. Attempts to open it stay on record.",
            da: "\(lock) åbner ikke mere, og dens nøgler glemmes. Forsøg på at åbne den bliver i registret.")
    }

    /// The presence requirement of a lock, by its value on the wire.
    public static func presenceGate(_ value: String) -> Phrase {
        switch value {
        case "off": Phrase(en: "is not asked for", da: "kræves ikke")
        case "require":
            Phrase(en: "opens for those who are seen there alone", da: "åbner kun for den, som ses der")
        default: Phrase(en: "opens, and marks who was not seen", da: "åbner og noterer, hvem der ikke blev set")
        }
    }

    /// The dialect of a lock, by its value on the wire.
    public static func lockDialect(_ value: String) -> Phrase {
        value == "aes128"
            ? Phrase(en: "aes128 (weak)", da: "aes128 (svag)") : Phrase(en: "hmac", da: "hmac")
    }

    /// Labels of a row of opening hours, by the number of the row.
    public static func hoursRowFrom(_ row: Int) -> Phrase { Phrase(en: "\(row). From", da: "\(row). Fra kl.") }
    /// The end of a row of hours.
    public static func hoursRowUntil(_ row: Int) -> Phrase { Phrase(en: "\(row). Until", da: "\(row). Til kl.") }
    /// The days of a row of hours.
    public static func hoursRowDays(_ row: Int) -> Phrase { Phrase(en: "\(row). Days", da: "\(row). Dage") }
    /// Shown below a field of such a row.
    public static let hoursRowHint = Phrase(
        en: "Such as 07:30; 24:00 is the end of the day.", da: "Som 07:30; 24:00 er dagens slutning.")
}
