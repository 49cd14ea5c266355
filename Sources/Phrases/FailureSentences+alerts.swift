extension FailureSentences {
    /// Alerts about scanners, and what to do about them.
    static let alerts = [
        "The radio of this scanner is out of order: it hears nothing.":
            "Scannerens radio er ude af drift: den hører intet.",
        "The radio of this scanner is out of order ('…'): it hears nothing.":
            "Scannerens radio er ude af drift ('…'): den hører intet.",
        "The radio of this scanner has been recovering for # min: it hears nothing.":
            "Scannerens radio har prøvet at komme i gang igen i # min: den hører intet.",
        "The radio of this scanner has been recovering for # min ('…'): it hears nothing.":
            "Scannerens radio har prøvet at komme i gang igen i # min ('…'): den hører intet.",
        "The radio of this scanner has been starting for # min: it hears nothing.":
            "Scannerens radio har været ved at starte i # min: den hører intet.",
        "The radio of this scanner has been off for # min: it hears nothing.":
            "Scannerens radio har været slukket i # min: den hører intet.",
        "The radio of this scanner says that it scans, and has heard nothing for # min.":
            "Scannerens radio siger, at den scanner, og har intet hørt i # min.",
        "Unplug the adapter of the node and plug it in again. If it is built in, switch the node off and on.":
            "Tag Bluetooth-adapteren ud af scannerens computer, og sæt den i igen. Er den indbygget, så sluk og tænd "
            + "computeren.",
        "Look whether the adapter of the node is plugged in; `sudo dmesg | grep -i bluetooth` there says more.":
            "Se, om adapteren sidder i scannerens computer; `sudo dmesg | grep -i bluetooth` dér siger mere.",
        "Plug the adapter in. `rollcall-node doctor` on the node lists those that are there: name it by its address.":
            "Sæt adapteren i. `rollcall-node doctor` på scannerens computer viser dem, der er: angiv den ved adressen.",
        "Stop what else uses the adapter, such as `sudo systemctl stop bluetooth` on the node, or unplug the adapter "
            + "and plug it in again.":
            "Stop det, der ellers bruger adapteren, f.eks. `sudo systemctl stop bluetooth` på scannerens computer, "
            + "eller tag adapteren ud, og sæt den i igen.",
        "Run `sudo rfkill unblock bluetooth` on the node.":
            "Kør `sudo rfkill unblock bluetooth` på scannerens computer.",
        "This scanner hears nothing at all, while scanners near it hear badges that it should hear too.":
            "Scanneren hører slet intet, mens scannere i nærheden hører brikker, som den også burde høre.",
        "Hold a badge beside it. If it stays silent, unplug its Bluetooth adapter and plug it in again, or switch the "
            + "node off and on.":
            "Hold en brik hen til den. Forbliver den tavs, så tag dens Bluetooth-adapter ud, og sæt den i igen, eller "
            + "sluk og tænd scannerens computer.",
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
        "# of # scanners report late: their sightings move no person.":
            "# af # scannere afleverer for sent, hvad de hører: ingen flyttes af det.",
        "The server, its database or the network cannot keep up; `rollcall health` says how they are.":
            "Serveren, dens database eller nettet kan ikke følge med; `rollcall health` siger, hvordan de har det.",
        "The spool used the number of a batch again for other sightings. They are stored too.":
            "Køen brugte en portions nummer igen til andre observationer. De er også gemt.",
        "Find out whether the node's disk was restored from an image: what was sent since is safe.":
            "Find ud af, om scannerens disk er genskabt fra en kopi: hvad der er sendt siden, er i behold.",
    ]
}
