extension Phrase {
    /// Heading of the page of accounts.
    public static let peopleTitle = Phrase(en: "People", da: "Personer")
    /// Label of the field that searches accounts.
    public static let searchAccounts = Phrase(en: "Name or e-mail address", da: "Navn eller e-mailadresse")
    /// Shown in place of the list of accounts.
    public static let noPeople = Phrase(
        en: "There are no people yet. Create a person, or import students.",
        da: "Der er ingen endnu. Opret en person, eller importér elever.")
    /// Column and heading: the badges that people carry.
    public static let badges = Phrase(en: "Badges", da: "Brikker")
    /// Column and heading: the name with which a person logs in.
    public static let account = Phrase(en: "Account", da: "Konto")
    /// Opens the form for a person.
    public static let newPerson = Phrase(en: "New person", da: "Ny person")
    /// Label of a field.
    public static let firstName = Phrase(en: "First name", da: "Fornavn")
    /// Label of a field.
    public static let lastName = Phrase(en: "Last name", da: "Efternavn")
    /// Shown below the label of the password of a new account.
    public static let startPasswordHint = Phrase(
        en: "Changed at the first login. Without one, issue a code afterwards.",
        da: "Ændres ved første login. Uden en adgangskode: udsted en kode bagefter.")
    /// Shown below the label of a password that an admin sets.
    public static let givenPasswordHint = Phrase(
        en: "Their sessions end, and they have to choose another one at the next login.",
        da: "Personens sessioner slutter, og ved næste login skal der vælges en anden.")
    /// Shown below the label of a person's role.
    public static let roleHint = Phrase(
        en: "Another role ends their sessions.", da: "En anden rolle afslutter personens sessioner.")
    /// Link from a person to the list of people.
    public static let backToPeople = Phrase(en: "All people", da: "Alle personer")
    /// Link from an account to the whereabouts of its person.
    public static let whereaboutsOfPerson = Phrase(en: "Where this person is", da: "Hvor personen er")
    /// Opens a form.
    public static let editName = Phrase(en: "Edit the name", da: "Ret navnet")
    /// Opens a form.
    public static let editEmail = Phrase(en: "Edit the e-mail address", da: "Ret e-mailadressen")
    /// Opens a form.
    public static let editRole = Phrase(en: "Edit the role", da: "Ret rollen")
    /// Opens the form with which an admin sets a password.
    public static let givePassword = Phrase(en: "Set a password", da: "Sæt en adgangskode")
    /// Opens the form for a code with which a person takes their account over.
    public static let newClaimCode = Phrase(en: "Code to take the account over", da: "Kode til at overtage kontoen")
    /// Button of that form.
    public static let issueCode = Phrase(en: "Issue a code", da: "Udsted en kode")
    /// Warning: what becomes invalid with a new code.
    public static let issueCodeWarning = Phrase(
        en: "A code given out before means nothing any more.", da: "En kode, der er givet ud før, gælder ikke længere.")
    /// Opens a form, and its button.
    public static let disable = Phrase(en: "Disable the account", da: "Spær kontoen")
    /// Opens a form, and its button.
    public static let enable = Phrase(en: "Enable the account", da: "Åbn kontoen igen")
    /// Opens a form, and its button: removes the authenticator of a person who lost it.
    public static let removeCodes = Phrase(en: "Remove one-time codes", da: "Fjern engangskoder")
    /// Warning: the consequences of that removal.
    public static let removeCodesWarning = Phrase(
        en: "Their authenticator no longer counts. Do this only for a person who has lost it.",
        da: "Personens godkendelsesapp gælder ikke længere. Gør det kun for en, der har mistet den.")
    /// Opens the form that shows the data stored about a person.
    public static let exportPerson = Phrase(en: "Everything held of this person", da: "Alt, der gemmes om personen")
    /// Button of that form.
    public static let exportButton = Phrase(en: "Show it", da: "Vis det")
    /// Heading over the data stored about a person.
    public static let exportTitle = Phrase(en: "What is held of this person", da: "Hvad der gemmes om personen")
    /// First sentence below that heading.
    public static let exportGive = Phrase(
        en: "This is for the person to have. Passwords, tokens and codes are never among it.",
        da: "Dette er til personen selv. Adgangskoder, tokens og koder er aldrig med.")
    /// Link that downloads the data.
    public static let exportDownload = Phrase(en: "Save as a file", da: "Gem som fil")
    /// Shown before a button if not all data fits on a page.
    public static let exportMore = Phrase(
        en: "There are more sightings, which come in parts. Save this part, then go on.",
        da: "Der er flere observationer, som kommer i dele. Gem denne del, og gå så videre.")
    /// Button that shows the next part.
    public static let exportNext = Phrase(en: "Next part", da: "Næste del")
    /// Shown in place of a table without rows.
    public static let exportEmpty = Phrase(en: "Nothing is held here.", da: "Her gemmes intet.")
    /// Heading of the page that erases a person, and the link to it.
    public static let erasePerson = Phrase(en: "Erase this person", da: "Slet personen helt")
    /// Link back from that page.
    public static let keepPerson = Phrase(en: "Back, without erasing", da: "Tilbage uden at slette")

    /// Shown above a table of which not all rows are shown.
    public static func exportShortened(_ count: Int) -> Phrase {
        Phrase(
            en: "The first \(count) are shown. The file has them all.",
            da: "De første \(count) vises. Filen har dem alle.")
    }

    /// Whether a person can log in.
    public static func accountState(isDisabled: Bool) -> Phrase {
        isDisabled ? Phrase(en: "disabled", da: "spærret") : Phrase(en: "open", da: "åben")
    }

    /// Warning: what ends when an account is disabled.
    public static func disableWarning(_ name: String) -> Phrase {
        Phrase(
            en: "\(name) can no longer log in, and their sessions end. The history stays.",
            da: "\(name) kan ikke længere logge ind, og sessionerne slutter. Historikken bliver.")
    }

    /// Warning: what is deleted with a person.
    public static func eraseWarning(_ name: String) -> Phrase {
        Phrase(
            en: "This erases the account of \(name) and every trace of where they were. It cannot be undone.",
            da: "Dette sletter kontoen for \(name) og ethvert spor af, hvor personen var. Det kan ikke fortrydes.")
    }

    /// Button that erases a person.
    public static func eraseButton(_ name: String) -> Phrase {
        Phrase(en: "Erase \(name)", da: "Slet \(name)")
    }
}
