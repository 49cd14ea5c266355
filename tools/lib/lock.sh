# The lock of tools/run, sourced by it: a lock in software at the door from the hall to the living room of the ground
# floor. Somebody walks up to it and is seen; another is two floors up.

lock_room=101
lock_name='Living room'
lock_serial=LCK-101
far_teacher=henrik.bruun@school.example
lock=''

# Runs rollcall as somebody whose password is that of the demonstration; each has a session of their own.
as() {
    local who=$1
    shift
    (
        export ROLLCALL_SESSION_FILE=$private/session-${who%%@*}.json
        [ -s "$ROLLCALL_SESSION_FILE" ] || rollcall login --username "$who" --password-file "$kept" >/dev/null
        rollcall "$@"
    )
}

# What the lock logs in with is kept beside the school, as the scanners' tokens are; so are its keys.
make_lock() {
    local door id
    lock_login=$data_dir/demo-lock
    [ ! -s "$lock_login" ] || return 0
    say "Making a lock from the hall into the living room, $lock_room"
    claim "$far_teacher"
    # Whoever has the level 0 or more may enter: everybody. The lock asks that they are seen.
    rollcall rooms edit "$lock_room" --level 0 >/dev/null
    door=$(rollcall doors list --json | python3 -c '
import json, sys
doors = json.load(sys.stdin)["doors"]
print(next(door["door_id"] for door in doors if {door["room_a"], door["room_b"]} == {"101", "103"}))')
    (umask 077; rollcall devices create lock "Lock of $lock_room" --serial "$lock_serial" --json >"$private/lock.json")
    id=$(field device_id <"$private/lock.json")
    rollcall locks create "$lock_name" "$lock_room" "$id" --door "$door" --gate require --within 120 >/dev/null
    mv "$private/lock.json" "$lock_login"
}

# A new one is activated with what stands on its label.
start_lock() {
    say "Starting the lock; it is activated by its label"
    local broker fingerprint code
    broker=$(sed -n 's/.*port=\([0-9]*\).*Devices connect.*/\1/p' "$log" | tail -n 1)
    ROLLCALL_DEVICE_TOKEN=$(field token <"$lock_login") "$bin/rollcall-device" lock \
        --broker "mqtt://127.0.0.1:$broker" --site "$(rollcall config get site_key)" \
        --device "$(field device_id <"$lock_login")" --serial "$lock_serial" --data "$data_dir/demo-lock-keys" \
        </dev/null >"$private/label" 2>"$private/lock.log" &
    lock=$!
    until rollcall devices list | grep -Eq "$lock_serial .* yes"; do
        kill -0 "$lock" "$server" 2>/dev/null ||
            fail "The lock or the server ended. The lock's log ends with:" "$(tail -n 5 "$private/lock.log")"
        sleep 0.2
    done
    cat "$private/label"
    [ ! -e "$data_dir/demo-lock-active" ] || return 0
    read -r _ _ _ fingerprint _ code <"$private/label"
    rollcall locks activate "$lock_name" --fingerprint "$fingerprint" --code "$code"
    : >"$data_dir/demo-lock-active"
}

# Beside the play. The seconds of a challenge are the server's, which may go faster than the lock's: what timed out for
# that is tried again.
use_lock() {
    local said
    local looks=0
    until is_near; do
        looks=$((looks + 1))
        [ "$looks" -lt 1000 ] || { echo "$student was not detected at the lock of $lock_room"; return; }
        sleep 0.3
    done
    for _ in 1 2 3 4 5; do
        said=$(as "$student" unlock "$lock_name" 2>&1) && break
        sleep 2
    done
    echo "          $student walks up to the lock of $lock_room: $said" | tee "$private/near"
    said=$(as "$far_teacher" unlock "$lock_name" 2>&1) || true
    echo "          $far_teacher, two floors up: $said" | tee "$private/far"
}

is_near() { as "$student" locks list --json 2>/dev/null | grep -Eq '"near" ?: ?true'; }

show_lock() {
    say "What the record of attempts says"
    rollcall unlocks --all
    sed 's/^/The lock: /' "$private/lock.log"
}

# Whether one was let in, who was seen there, and the other was not.
lock_held() {
    grep -q 'is open' "$private/near" && grep -q 'The lock opens for' "$private/lock.log" &&
        rollcall unlocks --all --outcome refused | grep -q "$far_teacher .*not_seen"
}
