# SIGTERM while scanning and advertising leaves the controller doing neither, in both modes
controllers
listen_to_the_air

for mode in exclusive shared; do
    [ $mode = exclusive ] || up hci0
    cat >"$work/$mode.json" <<JSON
{"server": "http://127.0.0.1:9", "token": "none", "spool": "$work/spool", "adapter": "hci0", "mode": "$mode",
 "advertise": {"uuid": "$uuid", "major": 258, "minor": 5}}
JSON
    chmod 600 "$work/$mode.json"
    start "$mode" rollcall-node run --config "$work/$mode.json"
    eventually "$mode: it scans" last_is 4220 01
    eventually "$mode: it advertises" last_is 3920 01
    check "$mode: SIGTERM ends it with status 0" stop "$mode"
    check "$mode: the last word about scanning is off" last_is 4220 00
    check "$mode: the last word about advertising is off" last_is 3920 00
done
