# bluez's own tools advertise on one controller and hear it on the other: the lab itself works
controllers
up hci0 hci1
start lescan hcitool -i hci1 lescan --passive --duplicates
eventually "bluez scans" logged lescan 'LE Scan'
listen_to_the_air
bluez_advertises hci0
eventually "the iBeacon is in the air" in_the_air "hci1 event 3e.*$bluez_data"
