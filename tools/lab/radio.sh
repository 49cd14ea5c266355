# Sourced by every scenario: controllers, what is in the air, and what our programs are told to send.

uuid=e2c56db5-dffb-48d2-b060-d0f5a71096e0

# controllers [OPTION...]: two fresh virtual controllers, hci0 and hci1, of the kind that btvirt's options say.
controllers() {
    start btvirt btvirt "$@" -l2
    eventually "hci0 and hci1 are there" adapters_are_there
}

adapters_are_there() { [ -e /sys/class/bluetooth/hci0 ] && [ -e /sys/class/bluetooth/hci1 ]; }

adapters_are_gone() { [ ! -e /sys/class/bluetooth/hci0 ] && [ ! -e /sys/class/bluetooth/hci1 ]; }

# unplug: both at once.
unplug() {
    stop btvirt KILL || true
    eventually "hci0 and hci1 are gone" adapters_are_gone
}

up() {
    local adapter
    for adapter in "$@"; do
        eventually "$adapter is up" bring_up "$adapter"
    done
}

bring_up() { hciconfig "$1" up 2>/dev/null; is_up "$1"; }

is_up() { prints 'UP RUNNING' hciconfig "$1"; }

# listen_to_the_air: records every packet of every controller in air.btsnoop.
listen_to_the_air() {
    start btmon btmon -w "$results/air.btsnoop"
    eventually "btmon records" [ -s "$results/air.btsnoop" ]
}

# Read into a file: a reader that stops at its first match would end the one that writes.
read_the_air() {
    "$repository/tools/lab/packets" "$results/air.btsnoop" >"$work/air" || fail "air.btsnoop cannot be read"
}

# in_the_air PATTERN: a packet such as "hci1 event 3e…" or "hci0 command 0820…" was recorded.
in_the_air() { read_the_air; grep --quiet -- "$1" "$work/air"; }

not_in_the_air() { ! in_the_air "$1"; }

# last_is OPCODE OCTET: the last command with this opcode (little-endian, as in 4220) said so in its first octet.
last_is() { read_the_air; grep "^hci0 command $1" "$work/air" | tail -n 1 | grep --quiet "^hci0 command $1..$2"; }

# data_of MINOR: the 30 bytes of an iBeacon of ours in hexadecimal, written down here by hand.
data_of() { printf '0201061aff4c000215%s0102%04xc5' "${uuid//-/}" "$1"; }

# advertise ADAPTER MINOR [OPTION...]: switched on and off for ever, since btvirt sends one report each time.
advertise() {
    local adapter=$1 minor=$2
    shift 2
    again "advertiser-$minor" rollcall-node advertise --adapter "$adapter" \
        --uuid $uuid --major 258 --minor "$minor" --measured-power=-59 --seconds 1 "$@"
}

# scan NAME ADAPTER [OPTION...]: a scanner of ours that prints what it hears.
scan() {
    local name=$1 adapter=$2
    shift 2
    start "$name" rollcall-node scan --adapter "$adapter" "$@"
    eventually "$name scans" logged "$name" 'state=scanning'
}

# hears NAME MINOR [COUNT]: the scanner NAME printed so many sightings of major 258 and this minor.
hears() { logged "$1" "$uuid.* 258/$2\b" "${3:-1}"; }

# hci ADAPTER OGF OCF [OCTET...]: one command by bluez's hcitool; fails unless the controller answers with status 0.
hci() {
    local adapter=$1 answer
    shift
    answer=$(timeout $patience hcitool -i "$adapter" cmd "$@") || return
    # Command Complete: number of packets, opcode (two octets), status.
    awk '/HCI Event: 0x0e/ { getline; good = $4 == "00" } END { exit !good }' <<<"$answer"
}

# What bluez is told to advertise: the same UUID, major 258, minor 772.
bluez_data=$(data_of 772)

# bluez_advertises ADAPTER [DATA]: with the legacy commands; 100 ms, ADV_NONCONN_IND, public address, all channels.
bluez_advertises() {
    local octets
    octets=$(sed 's/../& /g' <<<"${2:-$bluez_data}")
    check "bluez sets advertising parameters" hci "$1" 0x08 0x0006 A0 00 A0 00 03 00 00 00 00 00 00 00 00 07 00
    # shellcheck disable=SC2086 # one argument for each octet
    check "bluez sets advertising data" hci "$1" 0x08 0x0008 1E $octets 00
    check "bluez advertises" hci "$1" 0x08 0x000A 01
}

# bluez_repeats ADAPTER MINOR: the same again each second, until advertiser-MINOR is stopped. An emulated machine starts
# hcitool in no time, and a program of ours in seconds, so that nothing but this keeps somebody heard all the time.
bluez_repeats() {
    local switch="timeout $patience hcitool -i $1 cmd 0x08 0x000A"
    up "$1"
    bluez_advertises "$1" "$(data_of "$2")"
    again "advertiser-$2" bash -c "$switch 01 && sleep 1 && $switch 00"
}

start_bluetoothd() {
    mkdir -p /run/dbus
    rm -f /run/dbus/system_bus_socket
    start dbus dbus-daemon --system --nofork --nopidfile
    eventually "D-Bus listens" [ -S /run/dbus/system_bus_socket ]
    start bluetoothd /usr/libexec/bluetooth/bluetoothd --nodetach
    eventually "bluetoothd knows hci0 and hci1" bluetoothd_knows_both
}

bluetoothd_knows_both() { [ "$(timeout $patience bluetoothctl list 2>/dev/null | grep --count Controller)" = 2 ]; }

# exchange MODE MINOR COMMANDS: a scanner on hci1 hears an advertiser on hci0; both end well.
exchange() {
    local scanner=scanner-$1
    scan "$scanner" hci1 --mode "$1"
    check "it uses $3 commands" logged "$scanner" "state=scanning .*commands=$3"
    advertise hci0 "$2" --mode "$1"
    eventually "the scanner hears the advertiser" hears "$scanner" "$2"
    check "the advertiser ends well" stop "advertiser-$2"
    check "the scanner ends well" stop "$scanner"
}
