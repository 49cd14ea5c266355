# The skylight of tools/run, sourced by it: a device in software, and the rule that closes it when its room is empty.

skylight_room=302
skylight_serial=SKY-302
skylight_rule="Skylight of $skylight_room"
device=''

# What the skylight logs in with is kept beside the school, as the scanners' tokens are.
make_skylight() {
    local id
    skylight=$data_dir/demo-skylight
    [ ! -s "$skylight" ] || return 0
    say "Making a skylight in room $skylight_room, and a rule that closes it"
    (umask 077; rollcall devices create skylight "Skylight" --serial "$skylight_serial" --room "$skylight_room" --json \
        >"$private/skylight.json")
    id=$(field device_id <"$private/skylight.json")
    rollcall devices edit "$id" --unattended --reason "It has a sensor, and nobody reaches it." >/dev/null
    # A school would wait for ten minutes; the demonstration has no time for that. It is longer than the time until
    # somebody comes into that room first.
    rollcall rules create "$skylight_rule" \
        --when "{\"is\": \"room_empty\", \"room_number\": \"$skylight_room\", \"for\": 120}" \
        --if "{\"not\": {\"is\": \"device\", \"device_id\": $id, \"property\": \"position\", \"equals\": 0}}" \
        --then "{\"device_id\": $id, \"command\": \"close\"}" >/dev/null
    echo "It closes when room $skylight_room has been empty for two minutes."
    mv "$private/skylight.json" "$skylight"
}

# Its time goes as fast as the server's. What it does is printed, as it happens.
start_skylight() {
    say "Starting the skylight; somebody opens it"
    local broker id
    until broker=$(sed -n 's/.*port=\([0-9]*\).*Devices connect.*/\1/p' "$log" | tail -n 1) && [ -n "$broker" ]; do
        kill -0 "$server" || fail "The server ended. Its log ends with:" "$(tail -n 5 "$log")"
        sleep 0.2
    done
    id=$(field device_id <"$skylight")
    ROLLCALL_DEVICE_TOKEN=$(field token <"$skylight") "$bin/rollcall-device" skylight \
        --broker "mqtt://127.0.0.1:$broker" --site "$(rollcall config get site_key)" --device "$id" \
        --serial "$skylight_serial" --data "$private/device" --travel 10 --clock-rate "$speed" --verbose \
        </dev/null 2> >(tee "$private/skylight.log" | told_by_skylight) &
    device=$!
    until rollcall devices list | grep -Eq "$skylight_serial .* yes"; do
        kill -0 "$device" "$server" 2>/dev/null ||
            fail "The skylight or the server ended. Log of the skylight:" "$(tail -n 5 "$private/skylight.log")"
        sleep 0.2
    done
    rollcall devices tell "$skylight_serial" open
}

# Of its log, the warning and how commands began and ended: it says that until it knows that it arrived.
told_by_skylight() {
    local said=''
    sed -un -e 's/^.*\(It warns .*\)/\1/p' -e 's/^.*outcome {.*"outcome":"\([a-z]*\)".*/\1/p' |
        while read -r line; do
            [ "$line" = "$said" ] || echo "          the skylight: $line"
            said=$line
        done
}

show_skylight() {
    say "What the rule of the skylight found, and what came of it"
    rollcall rules explain "$skylight_rule"
    echo
    rollcall commands list
    closing | while read -r id; do
        printf '\nCommand %s of the rule\n' "$id"
        rollcall commands show "$id"
    done
}

# The commands by which the rule closed it.
closing() {
    rollcall commands list --json | python3 -c '
import json, sys
for command in json.load(sys.stdin)["commands"]:
    if command["source"] == "rule" and command["command"] == "close" and command["state"] == "done":
        print(command["command_id"])'
}
