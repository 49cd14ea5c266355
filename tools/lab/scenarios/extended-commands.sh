# on Bluetooth 5 controllers: extended commands alone and a legacy PDU with the encoder's bytes, in both modes
controllers
listen_to_the_air

exchange exclusive 1 extended
check "the parameters say legacy PDU, not connectable" in_the_air '^hci0 command 362019..1000'
check "advertising is switched on by the extended command" in_the_air '^hci0 command 392006 *01'
check "no legacy command to advertise" not_in_the_air '^hci[01] command 0[689a]20'
check "no legacy command to scan" not_in_the_air '^hci[01] command 0[bc]20'
# LE Extended Advertising Report: one report of event type 0x0010 (legacy PDU, not connectable, not scannable).
check "the bytes in the air are the encoder's" in_the_air "^hci1 event 3e380d011000.*1e$(data_of 1)$"

up hci0 hci1
exchange shared 2 extended
check "the bytes in the air are the encoder's" in_the_air "^hci1 event 3e380d011000.*1e$(data_of 2)$"

data_of 2 | rollcall-node decode --layer adv >"$results/decoded.log"
check "and decode tells whose they are" logged decoded "\"minor\" *: *2\b"
