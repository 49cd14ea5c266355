# The steps of tools/run, sourced by it. They use its settings: port, data_dir, speed, programs.

admin=admin@school.example
teacher=grace.hopper@school.example
student=ada.lovelace@school.example
# What the floors of the cast are called, and the rooms of the recorded flat on each of them.
zones=([1]='Ground floor' [2]='First floor' [3]='Second floor')
declare -A rooms=([living]=01 [bedroom]=02 [hall]=03 [bathroom]=04 [annex]=05)
bin=''
server=''
watch=''
player=''
user=''
removes_data=no

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
field() { python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }
rollcall() { "$bin/rollcall" "$@"; }

build() {
    if [ -n "$programs" ]; then
        [ -x "$programs/rollcall-server" ] || fail "The folder $programs does not contain rollcall-server."
        bin=$(realpath "$programs")
        return
    fi
    say "Building (the first time takes some minutes)"
    for product in rollcall-server rollcall-node rollcall rollcall-device; do
        swift build -c release --product "$product" --scratch-path "${ROLLCALL_SCRATCH:-.build}"
    done
    bin=$(swift build -c release --scratch-path "${ROLLCALL_SCRATCH:-.build}" --show-bin-path)
}

# The PostgreSQL of a server started by root runs as the user postgres, who has to reach the folder.
choose_folders() {
    if [ -z "$data_dir" ]; then
        local parent=/var/lib
        [ "$(id -u)" = 0 ] || { parent=${XDG_STATE_HOME:-$HOME/.local/state}; mkdir -p "$parent"; }
        data_dir=$(mktemp -d "$parent/rollcall-demo.XXXXXX")
        chmod 755 "$data_dir"
        removes_data=yes
    fi
    private=$(mktemp -d)
    log=$private/server.log
    export ROLLCALL_SESSION_FILE=$private/session.json
}

start_server() {
    choose_folders
    say "Starting the server with a private PostgreSQL in $data_dir"
    "$bin/rollcall-server" serve --data-dir "$data_dir" --port "$port" --mqtt-port 0 --clock-rate "$speed" \
        >"$log" 2>&1 &
    server=$!
    until grep -q 'listens on' "$log"; do
        kill -0 "$server" 2>/dev/null || { cat "$log" >&2; server=''; exit 1; }
        sleep 0.2
    done
    address=$(sed -n 's/^Rollcall listens on //p' "$log")
    export ROLLCALL_SERVER=$address
    echo "$address"
}

# A school kept with --data-dir is there already the second time; its password and its scanners' tokens are kept beside
# it. The tokens are written last, so that a school that was not made to its end is told from a whole one.
make_school() {
    kept=$data_dir/demo-password
    scanners=$data_dir/demo-scanners.json
    if [ ! -s "$scanners" ]; then
        [ ! -e "$kept" ] || fail "The school in $data_dir is incomplete, or was made by another version." \
            "Name another folder with --data-dir, or remove this one."
        new_school
    fi
    password=$(cat "$kept")
    login
}

new_school() {
    say "Creating the school"
    (umask 077; "$bin/rollcall-server" create-admin --data-dir "$data_dir" --email "$admin" |
        sed -n 's/^Password: //p' >"$kept")
    login
    for floor in "${!zones[@]}"; do
        make_floor "$floor"
        echo "${zones[floor]}: ${#rooms[@]} rooms"
    done
    make_people
    echo "12 people in 2 classes, each with a badge"
    (umask 077; make_scanners >"$private/scanners.json")
    mv "$private/scanners.json" "$scanners"
    echo "18 scanners"
}

login() {
    rollcall login --username "$admin" --password-file "$kept" >/dev/null
    rollcall confirm --password-file "$kept" >/dev/null
}

make_floor() {
    local room x1 y1 x2 y2 id
    rollcall zones create "${zones[$1]}" --leave-after 60 >/dev/null
    rollcall plans edit "${zones[$1]}" --image demo/plan.png >/dev/null
    while IFS=, read -r room x1 y1 x2 y2; do
        id=$(rollcall rooms create "$1${rooms[$room]}" --zone "${zones[$1]}" --json | field room_id)
        rollcall plans place "${zones[$1]}" room "$id" "$(on_plan "$x1" "$y1")" "$(on_plan "$x2" "$y2")" >/dev/null
    done < <(tail -n +2 demo/plan.csv)
    tail -n +2 demo/doors.csv | while IFS=, read -r one other; do
        rollcall doors create "$1${rooms[$one]}" "$1${rooms[$other]}" >/dev/null
    done
}

# Metres as a point of demo/plan.png: it shows 10 m by 8.2 m, and begins 0.4 m left of and below what is measured from.
on_plan() { LC_ALL=C awk -v x="$1" -v y="$2" 'BEGIN { printf "%.4f,%.4f", (x + 0.4) / 10, (7.8 - y) / 8.2 }'; }

make_people() {
    for class in 7A 7B; do rollcall groups create "$class" >/dev/null; done
    rollcall students import demo/students.csv --yes >/dev/null
    make_teacher "$teacher" Grace Hopper 7A
    make_teacher henrik.bruun@school.example Henrik Bruun 7B
    tail -n +2 demo/cast.csv | cut -d, -f1,2 | sort -u | while IFS=,/ read -r person uuid major minor; do
        rollcall badges issue "$person" --uuid "$uuid" --major "$major" --minor "$minor" >/dev/null
    done
    claim "$teacher"
    claim "$student"
}

# Teachers see the members of their class everywhere, and in the zones of the school everybody.
make_teacher() {
    local seen=()
    for zone in "${zones[@]}"; do seen+=(--add "$zone"); done
    rollcall persons create "$1" --first-name "$2" --last-name "$3" --classification staff >/dev/null
    rollcall persons zones "$1" "${seen[@]}" >/dev/null
    rollcall groups add "$4" "$1" >/dev/null
}

# All who log in to the demonstration have the same password.
claim() {
    local code
    code=$(rollcall persons issue-code "$1" --json | field code)
    rollcall claim "$1" --code "$code" --password-file "$kept" >/dev/null
}

# Prints the token of each, which is told once, by the name it has in the play: floor and receiver.
make_scanners() {
    local separator='{' receiver room x y made id
    for floor in "${!zones[@]}"; do
        while IFS=, read -r receiver room x y _; do
            made=$(rollcall scanners create "$floor/$receiver" --room "$floor${rooms[$room]}" --json)
            id=$(field scanner_id <<<"$made")
            rollcall plans place "${zones[floor]}" scanner "$id" "$(on_plan "$x" "$y")" >/dev/null
            printf '%s"%s": "%s"' "$separator" "$floor/$receiver" "$(field token <<<"$made")"
            separator=', '
        done < <(tail -n +2 demo/receivers.csv)
    done
    echo '}'
}

# Once with --exit, else until Ctrl-C.
play() {
    local end=(--loop)
    # The scanners listen on for a while after the end, so that the server can tell who has left.
    [ "$exits" = no ] || end=(--linger 90)
    say "Playing 22 minutes of recorded radio, $speed times as fast; who moves, as it happens:"
    "$bin/rollcall" watch &
    watch=$!
    "$bin/rollcall-node" replay demo/sightings.csv.gz --cast demo/cast.csv --scanners "$scanners" \
        --spool "$private/spools" "${end[@]}" &
    player=$!
    use_lock &
    user=$!
    wait -n "$player" "$server" ||
        fail "The replay or the server ended. The server's log ends with:" "$(tail -n 5 "$log")"
    kill "$watch" 2>/dev/null || true
    wait "$watch" 2>/dev/null || true
    [ "$exits" = no ] || wait "$user" 2>/dev/null || true
    player='' watch='' user=''
}

show_results() {
    say "Who is where"
    rollcall whereabouts
    say "The visits of one of them, the newest first"
    rollcall history "$student"
}

visits_recorded() {
    rollcall history "$student" --json | grep -q '"visit_id"'
}

show_address() {
    say "Open this URL in a browser"
    printf 'address   %s\nadmin     %s\nteacher   %s\nstudent   %s\n' "$address" "$admin" "$teacher" "$student"
    printf 'password  %s (of all three)\nlog       %s\n' "$password" "$log"
    printf 'database  psql -h %s/socket -U rollcall_app rollcall\n' "$data_dir"
    echo "Try the client:  export ROLLCALL_SERVER=$address PATH=$bin:\$PATH; rollcall login --username $admin"
    echo "Press Ctrl-C to stop."
}

stop_all() {
    local status=$?
    trap '' INT TERM
    for process in $watch $player $user $lock $device $server; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    [ -z "${private:-}" ] || rm -rf "$private"
    [ "$removes_data" = no ] || rm -rf "$data_dir"
    exit "$status"
}
