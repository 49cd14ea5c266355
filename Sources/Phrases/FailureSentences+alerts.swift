extension FailureSentences {
    /// Alerts about scanners, and what to do about them.
    static let alerts = [
        "The radio of this scanner is out of order: it hears nothing.":
            "Scannerens radio er ude af drift: den hører intet.",
        "Run `rollcall-node doctor` on the node: it says what to put right.":
            "Kør `rollcall-node doctor` på scannerens computer: den siger, hvad der skal rettes.",
        "The disk of this node has # MiB left.": "Disken på scannerens computer har # MiB tilbage.",
        "Free space on the disk of the spool before it is full.": "Gør plads på køens disk, før den er fuld.",
        "Free space on the disk of the spool, or make it writable again.":
            "Gør plads på køens disk, eller gør den skrivbar igen.",
        "The spool of this node is full and gave up # batches just now.":
            "Scannerens kø er fuld og har netop opgivet # portioner.",
        "Look why the node cannot reach the server, or give its spool more room (spool_bytes).":
            "Find ud af, hvorfor scanneren ikke kan nå serveren, eller giv dens kø mere plads (spool_bytes).",
        "This node set # batches aside that the server did not take.":
            "Scanneren lagde # portioner til side, som serveren ikke tog imod.",
        "The node's log says why. After an upgrade it sends them again by itself.":
            "Scannerens log siger hvorfor. Efter en opgradering sender den dem selv igen.",
        "The clock of this node is # s ahead of the server's.": "Scannerens ur er # s foran serverens.",
        "The clock of this node is # s behind the server's.": "Scannerens ur er # s bagud for serverens.",
        "Let the node keep its time by NTP: `timedatectl set-ntp true`.":
            "Lad scannerens computer stille sit ur med NTP: `timedatectl set-ntp true`.",
        "Nothing was heard of this scanner for # s.": "Scanneren har ikke givet lyd fra sig i # s.",
        "Nothing was heard of this scanner for # min.": "Scanneren har ikke givet lyd fra sig i # min.",
        "Nothing was heard of this scanner for # h.": "Scanneren har ikke givet lyd fra sig i # t.",
        "Look whether the node has power and network, and what `journalctl -u rollcall-node` says there.":
            "Se, om scannerens computer har strøm og net, og hvad `journalctl -u rollcall-node` siger dér.",
        "# of # scanners hand in late what they hear: nobody is moved by it.":
            "# af # scannere afleverer for sent, hvad de hører: ingen flyttes af det.",
        "The server, its database or the network cannot keep up; `rollcall health` says how they are.":
            "Serveren, dens database eller nettet kan ikke følge med; `rollcall health` siger, hvordan de har det.",
        "The spool used the number of a batch again for other sightings. They are stored too.":
            "Køen brugte en portions nummer igen til andre observationer. De er også gemt.",
        "Find out whether the node's disk was restored from an image: what was sent since is safe.":
            "Find ud af, om scannerens disk er genskabt fra en kopi: hvad der er sendt siden, er i behold.",
    ]
}
