extension FailureSentences {
    /// What is wrong with the arguments of a request.
    static let arguments = [
        "The argument '…' is missing.": "Argumentet '…' mangler.",
        "The argument '…' must not be null.": "Argumentet '…' må ikke være null.",
        "The argument '…' must be a string.": "Argumentet '…' skal være en tekst.",
        "The argument '…' must be true or false.": "Argumentet '…' skal være true eller false.",
        "The argument '…' must be a number.": "Argumentet '…' skal være et tal.",
        "The argument '…' must be a whole number.": "Argumentet '…' skal være et helt tal.",
        "The argument '…' must be an array.": "Argumentet '…' skal være en liste.",
        "The argument '…' must be an object.": "Argumentet '…' skal være et objekt.",
        "The body is not a JSON object that can be read.": "Indholdet er ikke et JSON-objekt, der kan læses.",
        "The argument '…' cannot be read.": "Argumentet '…' kan ikke læses.",
        "The arguments cannot be read.": "Argumenterne kan ikke læses.",
        "A time is written as RFC #, such as #.": "Et tidspunkt skrives efter RFC #, for eksempel #.",
        "Bytes are written as # (RFC #, section #).": "Byte skrives som # (RFC #, afsnit #).",
        "The number is too large.": "Tallet er for stort.",
        "A whole number from # to # is expected.": "Der ventes et helt tal fra # til #.",
        "One of '…' is expected.": "Der ventes en af '…'.",
        "Expected text like #.": "Der ventes en tekst som #.",
        "A setting is true or false, a whole number, a text, or a list of texts.":
            "En indstilling er true eller false, et helt tal, en tekst eller en liste af tekster.",

        "The argument '…' must be from # to #.": "Argumentet '…' skal være fra # til #.",
        "The argument '…' must not be more than '…'.": "Argumentet '…' må ikke være større end '…'.",
        "The argument '…' must be one of '…'.": "Argumentet '…' skal være en af '…'.",
        "The argument '…' must have at most # characters.": "Argumentet '…' må højst have # tegn.",
        "The argument '…' must have # to # characters.": "Argumentet '…' skal have # til # tegn.",
        "The argument '…' must have # to # bytes.": "Argumentet '…' skal have # til # byte.",
        "The argument '…' must have # to # characters, and no NUL.":
            "Argumentet '…' skal have # til # tegn og intet NUL-tegn.",
        "The argument '…' must be an e-mail address.": "Argumentet '…' skal være en e-mailadresse.",
        "The argument '…' must not hold control characters.": "Argumentet '…' må ikke indeholde styretegn.",
        "The argument '…' must have at least # different characters.":
            "Argumentet '…' skal have mindst # forskellige tegn.",
        "The argument '…' is made of the e-mail address or of words for this place.":
            "Argumentet '…' består af e-mailadressen eller af ord for dette sted.",
        "The argument '…' is a password that many people use. Choose another.":
            "Argumentet '…' er en adgangskode, som mange bruger. Vælg en anden.",
        "The argument '…' must differ from the current password.":
            "Argumentet '…' skal være en anden adgangskode end før.",
        "The argument '…' must name at most #.": "Argumentet '…' må højst nævne #.",
        "The argument '…' must hold at most #.": "Argumentet '…' må højst indeholde #.",
        "The argument '…' says nothing.": "Argumentet '…' siger intet.",
        "The argument '…' must not be negative.": "Argumentet '…' må ikke være negativt.",
        "The argument '…' must be # lower-case hexadecimal digits.":
            "Argumentet '…' skal være # hexadecimale cifre med små bogstaver.",

        "The argument '…' must not be after '…'.": "Argumentet '…' må ikke ligge efter '…'.",
        "The argument '…' must not be after '…', nor in the future.":
            "Argumentet '…' må ikke ligge efter '…' og ikke i fremtiden.",
        "The argument '…' must be HH:MM or YYYY-MM-DD HH:MM.":
            "Argumentet '…' skal være TT:MM eller ÅÅÅÅ-MM-DD TT:MM.",
        "The argument '…' lies in the past.": "Argumentet '…' ligger i fortiden.",
        "The argument '…' is in the future.": "Argumentet '…' ligger i fremtiden.",
        "The argument '…' is too long before the heartbeat.": "Argumentet '…' ligger for længe før livstegnet.",
        "Last-Event-ID, or '…', must be the id of an event.":
            "Last-Event-ID eller '…' skal være nummeret på en hændelse.",

        "# instants are more than #. Ask for fewer rooms, a shorter time or a longer step.":
            "Det ville være # tidspunkter, højst # er tilladt: bed om færre lokaler, kortere tid eller længere skridt.",

        "Give either the argument '…' or the argument '…'.": "Angiv enten argumentet '…' eller argumentet '…'.",
        "Give either '…' or '…'.": "Angiv enten '…' eller '…'.",
        "Give either '…' and '…', or '…'.": "Angiv enten '…' og '…' eller '…'.",
        "Give '…' and '…' together.": "Angiv '…' og '…' sammen.",
        "Give either '…', or '…' and '…', or neither.": "Angiv enten '…' eller '…' og '…' eller ingen af delene.",
        "Give all of '…' and '…', or none to have keys assigned.":
            "Angiv både '…' og '…', eller ingen af dem for at få tildelt nøgler.",
        "An '…' goes with '…' and '…' only.": "En '…' hører kun sammen med '…' og '…'.",
        "Give either '…' or the person who carries the badge.": "Angiv enten '…' eller den person, der bærer brikken.",
        "An argument has a value that cannot be stored.": "Et argument har en værdi, der ikke kan gemmes.",
        "A batch holds at most # sightings.": "En portion rummer højst # observationer.",
        "A beacon was heard in the future, or too long ago to be of use.":
            "En beacon er hørt i fremtiden eller for længe siden til at kunne bruges.",

        "The argument '…' must be in ASCII, other characters percent-encoded or as '…' in the host.":
            "Argumentet '…' skal være i ASCII, andre tegn procentkodet eller som '…' i værtsnavnet.",
        "The argument '…' must begin with '…'.": "Argumentet '…' skal begynde med '…'.",
        "The argument '…' must not have a fragment.": "Argumentet '…' må ikke have et fragment.",
        "The argument '…' must not hold a user or a password.":
            "Argumentet '…' må ikke indeholde en bruger eller en adgangskode.",
        "The argument '…' must name a host by a full name or by an address in the usual notation, such as # or #.":
            "Argumentet '…' skal nævne en vært med fuldt navn eller en adresse skrevet som sædvanlig, som # eller #.",
        "The host of the argument '…' has an address that is not a public one, or is this server's own.":
            "Værten i argumentet '…' har en adresse, der ikke er offentlig, eller som er denne servers egen.",
        "Exceptions stand in '…' in the server's settings file.":
            "Undtagelser står i '…' i serverens indstillingsfil.",
    ]
}
