# on controllers without extended commands: legacy ones alone with the encoder's bytes, in both modes
controllers -L
listen_to_the_air

exchange exclusive 1 legacy
check "advertising is switched on by the legacy command" in_the_air '^hci0 command 0a200101'
check "no extended command" not_in_the_air '^hci[01] command \(3[5-9]\|4[12]\)20'
# LE Advertising Report: one report of ADV_NONCONN_IND, its RSSI absent.
check "the bytes in the air are the encoder's" in_the_air "^hci1 event 3e2a020103.*1e$(data_of 1)7f$"

up hci0 hci1
exchange shared 2 legacy
check "the bytes in the air are the encoder's" in_the_air "^hci1 event 3e2a020103.*1e$(data_of 2)7f$"
