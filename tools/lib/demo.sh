# The steps of tools/run, sourced by it. They use its settings: port, data_dir, speed.

admin=admin@school.example
teacher=grace.hopper@school.example
student=ada.lovelace@school.example
bin=''
server=''
watch=''
removes_data=no

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
field() { python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }
rollcall() { "$bin/rollcall" "$@"; }

build() {
    say "Building (the first time takes some minutes)"
    for product in rollcall-server rollcall-node rollcall; do
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
    "$bin/rollcall-server" serve --data-dir "$data_dir" --port "$port" --clock-rate "$speed" >"$log" 2>&1 &
    server=$!
    until grep -q 'listens on' "$log"; do
        kill -0 "$server" 2>/dev/null || { cat "$log" >&2; server=''; exit 1; }
        sleep 0.2
    done
    address=$(sed -n 's/^Rollcall listens on //p' "$log")
    export ROLLCALL_SERVER=$address
    echo "$address"
}

# A school kept with --data-dir is there already the second time; its admin's password is kept beside it.
make_school() {
    say "Making the school"
    local kept=$data_dir/demo-password
    if [ ! -s "$kept" ]; then
        (umask 077; "$bin/rollcall-server" create-admin --data-dir "$data_dir" --email "$admin" |
            sed -n 's/^Password: //p' >"$kept")
    fi
    password=$(cat "$kept")
    rollcall login --username "$admin" --password-file "$kept" >/dev/null
    rollcall confirm --password-file "$kept" >/dev/null
    if ! rollcall students list --search "$student" --json | grep -q '"total" : 1'; then
        new_school
    fi
    badge=$(badge_of_student)
    (umask 077; scanner_tokens >"$private/scanners.json")
    rollcall rooms list
    rollcall scanners list
    rollcall students list
}

new_school() {
    rollcall zones create Flat --leave-after 60 >/dev/null
    tail -n +2 demo/receivers.csv | cut -d, -f2 | sort -u | while read -r room; do
        rollcall rooms create "$room" --zone Flat >/dev/null
    done
    tail -n +2 demo/receivers.csv | while IFS=, read -r receiver room _; do
        rollcall scanners create "$receiver" --room "$room" >/dev/null
    done
    rollcall students create "$student" --first-name Ada --last-name Lovelace >/dev/null
    rollcall badges issue "$student" >/dev/null
    rollcall persons create "$teacher" --first-name Grace --last-name Hopper --classification staff >/dev/null
    rollcall persons zones "$teacher" --add Flat >/dev/null
    claim "$teacher"
    claim "$student"
}

# Everybody of the demonstration has the same password.
claim() {
    local code
    code=$(rollcall persons issue-code "$1" --json | field code)
    rollcall claim "$1" --code "$code" --password-file "$kept" >/dev/null
}

badge_of_student() {
    rollcall students list --search "$student" --json | python3 -c '
import json, sys
badge = json.load(sys.stdin)["students"][0]["badges"][0]
print(badge["uuid"], badge["major_key"], badge["minor_key"], sep="/")'
}

# Tokens are told once, so each scanner gets a new one.
scanner_tokens() {
    local separator='{'
    tail -n +2 demo/receivers.csv | cut -d, -f1 | while read -r receiver; do
        token=$(rollcall scanners edit "$receiver" --new-token --json | field token)
        printf '%s"%s": "%s"' "$separator" "$receiver" "$token"
        separator=', '
    done
    echo '}'
}

play() {
    say "Playing 23 minutes of recorded radio, $speed times as fast; who moves, as it happens:"
    "$bin/rollcall" watch &
    watch=$!
    # The scanners listen on for a while after the end, so that the server can tell that the badge has left.
    "$bin/rollcall-node" replay demo/sightings.csv.gz --badge "$badge" --scanners "$private/scanners.json" --linger 90
    kill "$watch" 2>/dev/null || true
    wait "$watch" 2>/dev/null || true
    watch=''
}

show_results() {
    say "Who is where"
    rollcall where "$student"
    say "The visits, the newest first"
    rollcall history "$student"
}

visits_recorded() {
    rollcall history "$student" --json | grep -q '"visit_id"'
}

show_address() {
    say "Open it in a browser"
    printf 'address   %s\nadmin     %s\nteacher   %s\nstudent   %s\n' "$address" "$admin" "$teacher" "$student"
    printf 'password  %s (of all three)\nlog       %s\n' "$password" "$log"
    printf 'database  psql -h %s/socket -U rollcall_app rollcall\n' "$data_dir"
    echo "Ask it something:  export ROLLCALL_SERVER=$address PATH=$bin:\$PATH; rollcall login --username $admin"
    echo "Ctrl-C ends it."
}

stop_all() {
    local status=$?
    trap '' INT TERM
    for process in $watch $server; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    [ -z "${private:-}" ] || rm -rf "$private"
    [ "$removes_data" = no ] || rm -rf "$data_dir"
    exit "$status"
}
