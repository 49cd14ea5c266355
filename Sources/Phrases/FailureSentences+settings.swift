extension FailureSentences {
    /// Settings, alerts and their kinds, webhooks, reports.
    static let settings = [
        "There is no setting of that name.": "Der er ingen indstilling med det navn.",
        "The argument '…' is missing: a setting of the school always has one.":
            "Argumentet '…' mangler: en af skolens indstillinger har altid en værdi.",
        "The setting '…' must be true or false.": "Indstillingen '…' skal være true eller false.",
        "The setting '…' must be a whole number from # to #.": "Indstillingen '…' skal være et helt tal fra # til #.",
        "The setting '…' must be a UUID.": "Indstillingen '…' skal være en UUID.",
        "The setting '…' must be hours that begin before they end, such as # or #, or none.":
            "Indstillingen '…' skal være timer, der begynder, før de slutter, som # eller #, eller none.",
        "The setting '…' must be degrees from # to # such as #, or none.":
            "Indstillingen '…' skal være grader fra # til # såsom #, eller none.",
        "The setting '…' must be # to # small letters and digits.":
            "Indstillingen '…' skal være # til # små bogstaver og cifre.",
        "The setting '…' must be an IANA time zone, such as Europe/Vienna.":
            "Indstillingen '…' skal være en IANA-tidszone, for eksempel Europe/Vienna.",
        "PostgreSQL does not know this time zone.": "PostgreSQL kender ikke denne tidszone.",
        "The setting '…' is edited in the settings file on the server's machine.":
            "Indstillingen '…' rettes i indstillingsfilen på serverens maskine.",
        "This server was started without a settings file. Start it with --config FILE.":
            "Denne server blev startet uden indstillingsfil. Start den med --config FIL.",
        "The setting '…' is of another kind.": "Indstillingen '…' er af en anden art.",
        "The settings file cannot be written. The server's log says why.":
            "Indstillingsfilen kan ikke skrives. Serverens log siger hvorfor.",
        "The command line or the environment of this server sets '…' already.":
            "Denne servers kommandolinje eller miljø bestemmer allerede '…'.",

        "A server could not start with this.": "En server kunne ikke starte med dette.",
        "A TLS certificate goes with its key. Give both --tls-certificate and --tls-key.":
            "Et TLS-certifikat hører sammen med sin nøgle. Angiv både --tls-certificate og --tls-key.",
        "The port # is not from # to #. Choose another with --port.":
            "Porten # er ikke fra # til #. Vælg en anden med --port.",
        "The disk reserve of # % is not from # to #. Leave it out for the usual #.":
            "Diskreserven på # % er ikke fra # til #. Udelad den for at få de sædvanlige #.",
        "The trusted proxy '…' is neither an IP address nor a range of them. Write # or #.":
            "Den betroede proxy '…' er hverken en IP-adresse eller et interval af dem. Skriv # eller #.",
        "The host '…' is not the name of a host. Write rollcall.school.example, without a port.":
            "Værten '…' er ikke et værtsnavn. Skriv rollcall.school.example uden port.",
        "The entry '…' of webhook_allow is neither a host nor an address nor a range of them.":
            "Punktet '…' i webhook_allow er hverken en vært, en adresse eller et interval af dem.",
        "Write hook.school.example, #, # or #.": "Skriv hook.school.example, #, # eller #.",
        "The port # of MQTT is not from # to #. Choose another with --mqtt-port.":
            "MQTT-porten # er ikke fra # til #. Vælg en anden med --mqtt-port.",
        "A station speaks to at most four resolvers. Leave some out of resolver.servers.":
            "En station taler med højst fire resolvere. Udelad nogle af dem i resolver.servers.",
        "The resolver '…' is not a host. Write resolver.example or #.":
            "Resolveren '…' er ingen vært. Skriv resolver.example eller #.",
        "The serial number '…' cannot be used. Give # to # printable characters of ASCII as resolver.serial.":
            "Serienummeret '…' kan ikke bruges. Angiv # til # synlige ASCII-tegn som resolver.serial.",
        "The port of resolver.port is not from # to #. Leave it out for the server's own.":
            "Porten i resolver.port er ikke fra # til #. Udelad den for serverens egen.",
        "The setting resolver.findable is neither serial nor code. Leave it out for code.":
            "Indstillingen resolver.findable er hverken serial eller code. Udelad den for code.",
        "The argument '…' must name at most # resolvers, such as resolver.example or #.":
            "Argumentet '…' må nævne højst # resolvere, såsom resolver.example eller #.",
        "The argument '…' is not an invitation, which has # letters and digits.":
            "Argumentet '…' er ingen invitation: den har # bogstaver og cifre.",
        "Only a private broker listens where --mqtt-listen says. Leave out --mqtt-url.":
            "Kun en privat broker lytter, hvor --mqtt-listen siger. Udelad --mqtt-url.",
        "The broker cannot listen on '…'. Write # or # as --mqtt-listen.":
            "Brokeren kan ikke lytte på '…'. Skriv # eller # som --mqtt-listen.",
        "Plain MQTT on # would send passwords and commands in the clear.":
            "Ukrypteret MQTT på # ville sende adgangskoder og kommandoer læseligt.",
        "Plain MQTT to '…' would send passwords and commands in the clear.":
            "Ukrypteret MQTT til '…' ville sende adgangskoder og kommandoer læseligt.",
        "Write mqtts:// in --mqtt-url, or say --insecure.":
            "Skriv mqtts:// i --mqtt-url, eller angiv --insecure.",
        "A limit is not from # to #. Leave it out for the usual one.":
            "En grænse er ikke fra # til #. Udelad den for at få den sædvanlige.",

        "There is no alert #.": "Der er ingen advarsel #.",
        "Alert # is closed already.": "Advarsel # er allerede lukket.",
        "Alerts of this kind have no threshold.": "Advarsler af denne art har ingen grænse.",

        "There is no webhook #.": "Der er ingen webhook #.",
        "There are # webhooks already.": "Der er allerede # webhooks.",
        "Webhook # is disabled. Enable it first.": "Webhook # er slået fra. Slå den først til.",
        "There is no delivery #.": "Der er ingen levering #.",

        "This server has no login for reports; see the setting '…'.":
            "Denne server har intet login til rapporter; se indstillingen '…'.",
        "The statement takes more than # seconds.": "Forespørgslen tager mere end # sekunder.",
        "A row of the result has more than # MB.": "En række i resultatet har mere end # MB.",
        "The database role for reports has too many privileges. The server's log lists them.":
            "Loginnet til rapporter må for meget. Serverens log siger hvad.",
    ]
}
