# what our scanner records is opened by btmon and tshark with every report, and replayed to a server
source "$repository/tools/lab/school.sh"
controllers

record=$results/heard.btsnoop
scan scanner hci1 --record "$work/heard.btsnoop"
for minor in 1 2 3; do
    advertise hci0 $minor
    eventually "the scanner hears $minor" hears scanner $minor
    check "advertiser $minor ends well" stop advertiser-$minor
done
check "the scanner ends well" stop scanner
cp "$work/heard.btsnoop" "$record"

reports=$("$repository/tools/lab/packets" "$record" | grep --count 'event 3e..0d')
check "at least three reports are recorded: $reports" [ "$reports" -ge 3 ]
btmon -r "$record" >"$results/btmon-r.log"
check "btmon reads them all" \
    [ "$(grep --count 'LE Extended Advertising Report (0x0d)' "$results/btmon-r.log")" = "$reports" ]
tshark -r "$record" -Y 'bthci_evt.le_meta_subevent == 0x0d' >"$results/tshark.log" 2>"$results/tshark.errors"
check "tshark reads them all" [ "$(wc -l <"$results/tshark.log")" = "$reports" ]

start_school
# Its length is that of the steps above, which emulation stretches.
# Two of the three beacons are no badges of the school.
status=0
rollcall-node replay "$record" --speed 4 --json || status=$?
check "replay sends it, and its status is 2 for the two that are not registered: $status" [ "$status" = 2 ]
# Or was there a moment ago: nobody hears the badge any more, and a question may take longer than that is borne.
eventually "the student is found in room 101" prints '^(Room|Last room) +101\b' rollcall where $student
