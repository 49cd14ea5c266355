extension Phrase {
    /// The purpose of a setting.
    /// - Parameters:
    ///   - item: its name.
    ///   - description: the server's own sentence, in English.
    public static func settingSentence(_ item: String, _ description: String) -> Phrase {
        Phrase(en: description, da: danishSettings[item] ?? description)
    }

    private static let lawfulHours =
        "De timer den dag, på skolens ure, hvor personer må registreres: som 07:30-16:00, eller none for ingen."

    /// The descriptions by name. The English sentences are defined with the settings themselves.
    private static let danishSettings: [String: String] = [
        "proximity_uuid": "UUID for lokalesendere og brikker, hvis numre tildeles fra nu af.",
        "sighting_days":
            "Dage, som observationer gemmes; længere, op til spool_days, så længe en scanner kan have nogle fra dagen.",
        "spool_days": "Dage, som en scanner må holde observationer tilbage; et frigivet nummer hviler lige så længe.",
        "time_zone": "IANA-tidszonen, som tilladte timer, dage og lektioner følger.",
        "visit_days": "Dage, som besøg og ændringer af ophold gemmes.",
        "audit_days": "Dage, som loggen gemmes.",
        "batch_days":
            "Dage, som en pakke observationer kendes på sit nummer; sendes den igen senere, regnes den for ny.",
        "lawful_mon": lawfulHours, "lawful_tue": lawfulHours, "lawful_wed": lawfulHours, "lawful_thu": lawfulHours,
        "lawful_fri": lawfulHours, "lawful_sat": lawfulHours, "lawful_sun": lawfulHours,
        "session_idle_minutes": "Minutter uden en forespørgsel, hvorefter et login slutter.",
        "session_hours": "Timer, hvorefter et login slutter i alle tilfælde.",
        "claim_code_hours": "Timer, inden for hvilke en kode til en konto skal bruges.",
        "confirm_minutes": "Minutter, som et login er bekræftet, efter at adgangskoden er vist igen.",
        "totp_required": "Om personale og administratorer skal bruge engangskoder for at logge ind.",
        "unlock_days": "Dage, som forsøg på at åbne låse gemmes, og hvornår deres døre stod åbne.",
        "allow_weak_locks": "Om låse med dialekten aes128 åbner, hvis nøgler går gennem ledningen.",
        "latitude": "Grader nord for ækvator, til solopgang og solnedgang; under 0 mod syd; eller none.",
        "longitude": "Grader øst for Greenwich, til solopgang og solnedgang; under 0 mod vest; eller none.",
        "site_key": "Den del af MQTT-emner, som er skolens egen. Enheder skal have en ny at vide.",
        "booking_step": "Minutter på uret, ved hvis multipla bookinger af lokaler begynder og slutter.",
        "booking_longest": "Minutter, som en booking af et lokale må vare.",
        "booking_ahead": "Dage frem i tiden, som et lokale kan bookes.",
        "booking_open": "Bookinger, kommende eller i gang, som én person må have.",
        "server.host": "Adressen, der lyttes på.",
        "server.port": "Porten, der lyttes på.",
        "server.insecure": "Om ukrypteret HTTP må forlade maskinen.",
        "server.tls.certificate": "PEM-filen med certifikatet til TLS.",
        "server.tls.key": "PEM-filen med certifikatets nøgle.",
        "server.trusted.proxies": "Adresser på proxyer, som må sige, hvor en forespørgsel kommer fra.",
        "server.hosts": "Værtsnavne, som serveren spørges under, ud over adresserne, den lytter på.",
        "server.webhook_allow":
            "Hvor webhooks må sende hen, selv om det ikke er et offentligt sted, eller over ukrypteret HTTP.",
        "server.database.url": "Databasen i stedet for en privat.",
        "server.report.database.url": "Databasen til simple.query, med login rollcall_report.",
        "server.mqtt.url": "MQTT-brokeren, som enheder forbinder sig til, i stedet for en privat.",
        "server.mqtt.port": "Den private brokers port på denne maskine.",
        "server.mqtt.listen": "Hvor den private broker lytter uden for denne maskine.",
        "server.resolver.servers": "Resolvere, som serveren fortæller sin adresse, så den findes udefra.",
        "server.resolver.invitation": "Invitationen fra den, der driver en resolver, til at registrere sig med.",
        "server.resolver.serial": "Serienummeret, som resolvere kender serveren under, i stedet for MAC-adressen.",
        "server.resolver.port": "Porten, som serveren nås på udefra.",
        "server.resolver.findable": "Om resolvere fortæller adressen også ved serienummer eller kun ved kode.",
        "server.resolver.ca": "PEM-filen, som resolvernes certifikater fører til, i stedet for systemets.",
        "server.limit.session": "Forespørgsler i sekundet fra ét login.",
        "server.limit.scanner": "Forespørgsler i sekundet fra én scanner.",
        "server.limit.scanner_sightings":
            "Observationer i sekundet fra én scanner; i nogle sekunder må den aflevere fem gange så mange.",
        "server.limit.address": "Forespørgsler i sekundet fra én adresse uden login.",
        "server.limit.connections": "Forbindelser på én gang.",
        "server.limit.address_connections":
            "Forbindelser på én gang fra én adresse; en skole bag én adresse har brug for flere.",
        "server.disk_reserve":
            "Procent af den private databases disk, som holdes fri; under det slettes de ældste observationer.",
    ]
}
