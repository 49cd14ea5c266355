extension FailureSentences {
    /// Alerts about badges, beacons, persons, webhooks and the server, and what to do about them.
    static let watch = [
        "No client and no scanner has heard this beacon for # lawful days.":
            "Ingen telefon og ingen scanner har hørt denne beacon i # dage, hvor der må registreres.",
        "Look whether it has power and still hangs in its room. If it is gone, delete it.":
            "Se, om den har strøm og stadig hænger i sit lokale. Er den væk, så slet den.",
        "A badge of this person is heard in two places, # doors apart. One badge does not explain that.":
            "En af personens brikker høres to steder med # døre imellem. Én brik forklarer ikke det.",
        "A badge of this person went through # doors faster than a person walks.":
            "En af personens brikker kom gennem # døre hurtigere, end nogen går.",
        "Ask the person where they are. If the badge was copied, take it back and issue another one.":
            "Spørg personen, hvor vedkommende er. Er brikken kopieret, så tag den tilbage, og udlever en anden.",
        "This scanner hears a beacon with a UUID of the school and the keys #, which nothing here has.":
            "Scanneren hører en beacon med en af skolens UUID-værdier og nøglerne #, som intet her har.",
        "This scanner hears a beacon with the keys #, which nothing here has.":
            "Scanneren hører en beacon med nøglerne #, som intet her har.",
        "#, the same bytes the other way round, is registered.":
            "#, de samme byte i omvendt rækkefølge, er registreret.",
        "If it is that badge, register it with major # and minor #.":
            "Er det den brik, så registrér den med major # og minor #.",
        "Look for it near the scanner. If it is yours, register it: `rollcall beacons create --help`.":
            "Led efter den nær scanneren. Er den jeres, så registrér den: `rollcall beacons create --help`.",
        "The database refuses the whereabouts or visits of this person. Sightings of them are stored.":
            "Databasen afviser personens opholdssteder eller besøg. Observationer af personen gemmes.",
        "The server's log says which rule is broken. It tries again each minute.":
            "Serverens log siger, hvilken regel der er brudt. Den prøver igen hvert minut.",

        "The receiver wants no more messages (status #): the webhook is disabled.":
            "Modtageren vil ikke have flere meddelelser (status #): webhooken er slået fra.",
        "# attempts in a row failed, the last one with:": "# forsøg i træk mislykkedes, det sidste med:",
        "status, status #.": "status #.",
        "redirected, status #.": "henvisning til en anden adresse, status #.",
        "timed_out.": "intet svar i tide.",
        "connection_failed.": "ingen forbindelse.",
        "tls_failed.": "et certifikat, der ikke er i orden.",
        "name_unknown.": "et navn uden adresse.",
        "address_refused.": "en adresse, der ikke er offentlig.",
        "url_refused.": "en adresse, som serveren ikke sender til.",
        "secret_unreadable.": "en hemmelighed, der ikke kan åbnes.",
        "Delete it, or enable it again: `rollcall webhooks edit # --enabled`.":
            "Slet den, eller slå den til igen: `rollcall webhooks edit # --enabled`.",
        "Look at its receiver. `rollcall webhooks deliveries --webhook #` shows what failed.":
            "Se på dens modtager. `rollcall webhooks deliveries --webhook #` viser, hvad der mislykkedes.",

        "The last backup was made # days ago.": "Den sidste sikkerhedskopi er # dage gammel.",
        "No backup was made in the # days that there should be one.":
            "Der er ingen sikkerhedskopi fra de # dage, hvor der burde være en.",
        "Run `rollcall-server backup FILE` each day, and keep the files on another machine.":
            "Kør `rollcall-server backup FILE` hver dag, og gem filerne på en anden maskine.",
        "The disk of the database is full: nothing is kept.": "Databasens disk er fuld: intet bliver gemt.",
        "Make room on the disk of PostgreSQL. Nodes keep what they hear until then.":
            "Skaf plads på PostgreSQLs disk. Noderne gemmer, hvad de hører, indtil da.",
        "The database waits for a synchronous standby that is gone: nothing is kept.":
            "Databasen venter på en synkron standby, der er væk: intet bliver gemt.",
        "Start the standby again, or take it out of synchronous_standby_names and reload PostgreSQL.":
            "Start standby-serveren igen, eller fjern den fra synchronous_standby_names, og genindlæs PostgreSQL.",
        "The database answers and keeps nothing.": "Databasen svarer, men gemmer intet.",
        "Read the log of PostgreSQL: its disk may hang, or it may be a standby.":
            "Læs PostgreSQLs log: dens disk kan hænge, eller den kan være en standby.",
        "The database does not answer.": "Databasen svarer ikke.",
        "Look whether PostgreSQL runs, and read its log.": "Se efter, om PostgreSQL kører, og læs dens log.",
        "The disk of the database is full. Nothing can be stored until there is space on it.":
            "Databasens disk er fuld. Intet kan gemmes, før nogen skaffer plads på den.",
        "The disk with the database has # MB of # MB free, less than # %.":
            "Disken med databasen har # MB af # MB ledige, mindre end # %.",
        "The oldest days of sightings are deleted to make room.":
            "De ældste dages observationer slettes for at gøre plads.",
        "Make room on the disk, or keep less: rollcall config set sighting_days.":
            "Gør plads på disken, eller gem mindre: rollcall config set sighting_days.",
    ]
}
