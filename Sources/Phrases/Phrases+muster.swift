extension Phrase {
    /// Heading of the page of the roll-call.
    public static let musterTitle = Phrase(en: "Muster", da: "Mønstring")
    /// Shown while no roll-call is in progress.
    public static let noMuster = Phrase(
        en: "No muster is in progress. All phones share one list.",
        da: "Ingen mønstring er i gang. Alle krydser af på den samme liste, på så mange telefoner som helst.")
    /// Big red button that begins a roll-call in an emergency.
    public static let startMuster = Phrase(en: "Start muster now", da: "Start mønstring nu")
    /// Button that begins a roll-call for practice.
    public static let startDrill = Phrase(en: "Start a drill", da: "Start en øvelse")
    /// Link to the list of former roll-calls.
    public static let allMusters = Phrase(en: "All musters", da: "Alle mønstringer")
    /// Shown in place of that list.
    public static let noMusters = Phrase(en: "No muster was taken yet.", da: "Der har ingen mønstring været endnu.")
    /// Link to the report on a roll-call.
    public static let musterReport = Phrase(en: "Report", da: "Rapport")
    /// Label: the name of a roll-call.
    public static let musterName = Phrase(en: "Name", da: "Navn")
    /// Label: emergency or drill.
    public static let musterKind = Phrase(en: "Kind", da: "Art")
    /// Shown before and above a time: when a roll-call began.
    public static let startedAt = Phrase(en: "Started", da: "Startet")
    /// Shown before and above a time: when a roll-call ended.
    public static let closedAt = Phrase(en: "Closed", da: "Afsluttet")
    /// Shown before the number of people who are not accounted for.
    public static let missingCount = Phrase(en: "Missing", da: "Mangler")
    /// Shown before the number of people accounted for.
    public static let accountedCount = Phrase(en: "Accounted for", da: "Gjort rede for")
    /// Shown below these numbers and those of people who are not expected.
    public static let notExpectedNote = Phrase(
        en:
            "Missing are those believed here and those lost sight of today. Others may be here all the same: "
            + "tick them.",
        da: "Mangler gør de, der menes at være her, og de, der er mistet af syne i dag. Andre kan være her alligevel: "
            + "kryds dem af.")
    /// Column: whether a roll-call expects a person.
    public static let standing = Phrase(en: "Expected", da: "Ventet")
    /// Label of the field that searches names.
    public static let searchNames = Phrase(en: "Name or address", da: "Navn eller adresse")
    /// Name of the links that order the list, for screen readers.
    public static let orderOfList = Phrase(en: "Order of the list", da: "Listens rækkefølge")
    /// Order: people who must be found first.
    public static let byUrgency = Phrase(en: "Missing first", da: "Manglende først")
    /// Order of the list.
    public static let byName = Phrase(en: "By name", da: "Efter navn")
    /// Order of the list.
    public static let byRoom = Phrase(en: "By room", da: "Efter lokale")
    /// Order of the list.
    public static let byGroup = Phrase(en: "By group", da: "Efter gruppe")
    /// Heading over people without a room or group.
    public static let nowhere = Phrase(en: "None", da: "Uden")
    /// Column of boxes, also on paper.
    public static let tickBox = Phrase(en: "Found", da: "Fundet")
    /// Column: classes and other groups.
    public static let groups = Phrase(en: "Groups", da: "Grupper")
    /// Column: the last entry on a person.
    public static let latestEntry = Phrase(en: "Last entry", da: "Sidste ord")
    /// Column of buttons, and a button.
    public static let addEntry = Phrase(en: "Say", da: "Sig")
    /// Link to the less common entries.
    public static let otherEntry = Phrase(en: "Other…", da: "Andet…")
    /// Heading of the page with all possible entries on a person.
    public static let entryTitle = Phrase(en: "Add an entry", da: "Sig et ord")
    /// Shown before the room in which a person was at the start.
    public static let atStart = Phrase(en: "at the start", da: "ved starten")
    /// Mark of a person with contradictory entries by two people.
    public static let disputed = Phrase(en: "Contradicted", da: "Modsagt")
    /// Shown in place of the name of a person who was erased.
    public static let unnamedPerson = Phrase(en: "a person", da: "nogen")
    /// Opens the form that names a roll-call.
    public static let changeMuster = Phrase(en: "Name and kind", da: "Navn og art")
    /// Button that ends the roll-call.
    public static let closeMuster = Phrase(en: "Close the muster", da: "Afslut mønstringen")
    /// Shown above that button.
    public static let closeMusterWarning = Phrase(
        en: "After this the list is closed. The list and the report stay.",
        da: "Derefter kan ingen krydse af mere. Listen og rapporten bliver.")
    /// Shown before the names of those who are missing, above the button that ends the roll-call.
    public static let stillMissing = Phrase(en: "Still missing:", da: "Mangler stadig:")
    /// Button that closes a roll-call started by mistake.
    public static let musterMistake = Phrase(en: "Started by mistake", da: "Startet ved en fejl")
    /// Shown above that button.
    public static let musterMistakeWarning = Phrase(
        en: "The muster ends and is marked as a mistake.", da: "Mønstringen slutter og mærkes som en fejl.")
    /// Banner: entries that have not been sent yet. Their number precedes it.
    public static let entriesWait = Phrase(
        en: "entries wait on this device until there is a connection", da: "ord venter på denne enhed på forbindelse")
    /// Heading over entries that the server did not accept.
    public static let entriesRefused = Phrase(en: "These entries were refused", da: "Disse ord tæller ikke")
    /// Button below these entries: it marks them as read and hides them.
    public static let entriesRead = Phrase(en: "I have read this", da: "Jeg har læst dette")
    /// Shown above the list if the login has ended. The button "Log in" follows.
    public static let entriesNeedLogin = Phrase(
        en: "Your login has ended. Your entries wait on this device until you log in again.",
        da: "Du er ikke længere logget ind. Det, du siger, venter på denne enhed, til du logger ind igen.")
    /// Column: when an entry was made.
    public static let saidAt = Phrase(en: "Said at", da: "Sagt")
    /// Column: who made an entry.
    public static let saidBy = Phrase(en: "By", da: "Af")
    /// Shown in place of the list of entries.
    public static let noEntries = Phrase(en: "No entries.", da: "Intet blev sagt.")
    /// Heading over all entries.
    public static let entriesHeading = Phrase(en: "All entries", da: "Hvem sagde hvad")
    /// Link from the report to the list.
    public static let wholeList = Phrase(en: "The whole list", da: "Hele listen")
    /// Name of a number: people whom the roll-call expected.
    public static let expectedCount = Phrase(en: "Expected", da: "Ventede")
    /// Name of a value: the time until half of the people were accounted for.
    public static let timeToHalf = Phrase(en: "Time to half", da: "Tid til halvdelen")
    /// Name of a value: the time until nine tenths of the people were accounted for.
    public static let timeToMost = Phrase(en: "Time to 90 %", da: "Tid til 90 %")
    /// Name of a value: the time until all people were accounted for.
    public static let timeToAll = Phrase(en: "Time to all", da: "Tid til alle")
    /// Shown in place of such a time.
    public static let notReached = Phrase(en: "not reached", da: "ikke nået")
    /// Name of a number: people whom the system believed present at the start.
    public static let believedPresent = Phrase(
        en: "Believed present at the start", da: "Ventet til stede ved starten")
    /// Name of a number: how many of these were present.
    public static let believedFound = Phrase(en: "of these, found", da: "heraf fundet")
    /// Name of a number: people who were present although the system did not believe so.
    public static let foundUnexpectedly = Phrase(
        en: "Found though not believed present", da: "Fundet uden at være ventet")

    /// The number of missing people in a room or group.
    public static func missingOf(_ missing: Int, _ all: Int) -> Phrase {
        Phrase(en: "\(missing) of \(all) missing", da: "\(missing) af \(all) mangler")
    }

    /// The number of people in a room or group whom the roll-call does not expect.
    public static func notExpected(_ count: Int) -> Phrase {
        Phrase(en: "\(count) not expected", da: "\(count) ventes ikke")
    }

    /// Why a roll-call does not expect a person, by its value on the wire: before a number, above a list, and beside a
    /// person.
    public static func standing(_ value: String) -> Phrase {
        switch value {
        case "left": Phrase(en: "Left today", da: "Gået i dag")
        case "not_heard": Phrase(en: "Not heard today", da: "Ikke hørt i dag")
        case "no_badge": Phrase(en: "Never had a badge", da: "Har aldrig haft en brik")
        case "disabled": Phrase(en: "Account disabled", da: "Konto lukket")
        default: Phrase(en: "Expected", da: "Ventet")
        }
    }

    /// A duration.
    public static func duration(seconds: Double) -> Phrase {
        let (minutes, rest) = (Int(seconds) / 60, Int(seconds) % 60)
        return Phrase(en: "\(minutes) min \(rest) s", da: "\(minutes) min \(rest) s")
    }

    /// Emergency or drill, by its value on the wire.
    public static func kind(_ value: String) -> Phrase {
        value == "drill" ? Phrase(en: "Drill", da: "Øvelse") : Phrase(en: "Emergency", da: "Nødsituation")
    }

    /// The witness of an entry on a person, by its value on the wire.
    public static func witness(_ value: String) -> Phrase {
        switch value {
        case "seen": Phrase(en: "Seen", da: "Set")
        case "said_present": Phrase(en: "Reported to be here", da: "Siges at være her")
        case "seen_leaving": Phrase(en: "Seen leaving", da: "Set gå ud")
        case "needs_help": Phrase(en: "Needs help", da: "Har brug for hjælp")
        case "known_absent": Phrase(en: "Known to be absent", da: "Vides at være fraværende")
        default: Phrase(en: "Take back", da: "Tag tilbage")
        }
    }
}
