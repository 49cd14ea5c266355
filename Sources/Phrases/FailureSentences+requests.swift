extension FailureSentences {
    /// Requests that are invalid, too frequent, or made at the wrong time.
    static let requests = [
        "There is no saved question '…'.": "Der er intet gemt spørgsmål '…'.",
        "There is nothing here.": "Her er intet.",
        "Requests go to POST /post.": "Forespørgsler sendes til POST /post.",
        "The request cannot be read.": "Forespørgslen kan ikke læses.",
        "Request type '…' does not exist.": "Forespørgselstypen '…' findes ikke.",
        "This '…' was used for another request. Use a new one.":
            "Dette '…' er brugt til en anden forespørgsel. Brug et nyt.",
        "There is no such form.": "Der er ingen sådan formular.",
        "This is not a form.": "Dette er ikke en formular.",
        "The form cannot be read.": "Formularen kan ikke læses.",
        "The file is not text in #, # or #.": "Filen er ikke tekst i #, # eller #.",
        "There is no page at this address.": "Der er ingen side på denne adresse.",
        "Rollcall does not work below a path of a site: give it a name of its own, such as rollcall.school.example.":
            "Rollcall virker ikke under en sti på et websted: giv det sit eget navn, såsom rollcall.school.example.",
        "Requests from other sites are refused.": "Forespørgsler fra andre websteder afvises.",
        "The body is nested more than # levels deep.": "Indholdet er indlejret mere end # niveauer dybt.",
        "The body is broken off or is not HTTP that can be read.":
            "Indholdet er afbrudt eller er ikke HTTP, der kan læses.",
        "The body of a request was broken off.": "Indholdet af en forespørgsel blev afbrudt.",
        "The body has more than # bytes, which is the most here.": "Indholdet har mere end # byte, som er grænsen her.",
        "The request took too long to arrive.": "Forespørgslen var for længe undervejs.",
        "The request names more than one host.": "Forespørgslen nævner mere end én vært.",
        "The request names no host.": "Forespørgslen nævner ingen vært.",
        "The target of the request is not a path.": "Forespørgslens mål er ikke en sti.",
        "The target of the request names another host than its Host header.":
            "Forespørgslens mål nævner en anden vært end dens Host-linje.",
        "This server does not answer for that host. An admin can add it to server.hosts.":
            "Denne server svarer ikke for den vært. En administrator kan tilføje den i server.hosts.",
        "The path is too long.": "Stien er for lang.",
        "The Content-Type must be application/json.": "Content-Type skal være application/json.",
        "The headers of the request are too large.": "Forespørgslens hovedlinjer er for store.",
        "This is not HTTP that can be read.": "Dette er ikke HTTP, der kan læses.",
        "The text is not #.": "Teksten er ikke i #.",
        "The text has one half of a surrogate pair without the other.":
            "Teksten har den ene halvdel af et surrogatpar uden den anden.",
        "The text has more than # combining marks in a row.": "Teksten har mere end # kombinerende tegn i træk.",
        "The JSON is nested too deep.": "JSON-teksten er indlejret for dybt.",

        "Try again in a moment.": "Prøv igen om et øjeblik.",
        "Try again later.": "Prøv igen senere.",
        "Try again.": "Prøv igen.",
        "Send it again.": "Send den igen.",
        "Too many requests.": "For mange forespørgsler.",
        "Too many requests are arriving at once.": "Der kommer for mange forespørgsler på én gang.",
        "Too many listen to events already. Close another window first.":
            "For mange følger allerede med. Luk et andet vindue først.",
        "Other statements are running.": "Andre forespørgsler er i gang.",
        "More comes than is stored.": "Der kommer mere, end der kan gemmes.",
        "The server is busy.": "Serveren har travlt.",
        "The server is stopping.": "Serveren er ved at stoppe.",
        "The database is away.": "Databasen svarer ikke.",
        "The database is busy.": "Databasen har travlt.",
        "The database does not take this now.": "Databasen tager ikke imod dette nu.",
        "This server does not take reports now.": "Denne server tager ikke imod rapporter nu.",
        "This server does not own the presence engine, so that it cannot say why.":
            "Det er en anden server, der afgør, hvem der er hvor, så denne kan ikke sige hvorfor.",
        "It is not known yet how long requests of this scanner take.":
            "Det vides endnu ikke, hvor lang tid denne scanners forespørgsler tager.",
        "Another request is changing this.": "En anden er ved at ændre dette.",
        "This took the database too long.": "Dette tog databasen for lang tid.",
        "This contradicts what is stored already.": "Dette strider mod det, der allerede er gemt.",

        "Something went wrong in the server. Its log says what, under #.":
            "Noget gik galt i serveren. Dens log siger hvad, under #.",
        "The reply is of another type.": "Svaret er af en anden type.",
        "The writer has no receipt of a batch.": "Serveren har ingen kvittering for en portion.",
        "The writer gave no answer to a batch.": "Serveren fik intet svar om en portion.",
        "The writer gave no answer to a client's report.": "Serveren fik intet svar om en telefons rapport.",
        "The writer gave no answer to an erasure.": "Serveren fik intet svar om en sletning.",
    ]
}
