# Sourced by the scenarios with a server: a school in a private PostgreSQL inside the machine. Sourced by
# tools/lab/make-school too, which makes the school outside.

admin=admin@school.example
student=ada@school.example
password="a lantern for the lab"
export ROLLCALL_SESSION_FILE=$work/admin.session

field() { python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }

# start_school: a server, rooms 101 and 102 in a zone, Ada Lovelace with a badge, and a scanner in room 101.
start_school() {
    check "the school is unpacked" unpack_school
    start_server
    log_in_as_admin
    export ROLLCALL_TOKEN
    ROLLCALL_TOKEN=$(cat "$work/token")
}

# Owned by root and PostgreSQL, also if another user made it.
unpack_school() {
    tar --extract --no-same-owner --directory "$work" --file /lab/results/school.tar &&
        chown --recursive postgres:postgres "$work"/school/{postgres,log,socket}
}

start_server() {
    mkdir -p "$work/school"
    chmod 755 "$work" "$work/school"
    start server rollcall-server serve --data-dir "$work/school" --port 0 --mqtt-port 0
    eventually "the server listens" logged server '^Rollcall listens on'
    export ROLLCALL_SERVER
    ROLLCALL_SERVER=$(sed -n 's/^Rollcall listens on //p' "$results/server.log")
}

log_in_as_admin() {
    check "the admin logs in" rollcall login --username $admin --password-file "$work/admin.password"
    check "the admin shows the password again" rollcall confirm --password-file "$work/admin.password"
}

make_admin() {
    local status=0
    (umask 077 && rollcall-server create-admin --data-dir "$work/school" --email $admin >"$work/admin.log") || status=$?
    [ $status -eq 0 ] || { say "create-admin ended with status $status"; return 1; }
    (umask 077 && sed -n 's/^Password: //p' "$work/admin.log" >"$work/admin.password")
    [ -s "$work/admin.password" ]
}

make_rooms() {
    check "zone Main" rollcall zones create Main --leave-after 3600
    check "room 101" rollcall rooms create 101 --zone Main
    check "room 102" rollcall rooms create 102 --zone Main
}

make_student() {
    (umask 077 && echo "$password" >"$work/student.password")
    check "the student" rollcall students create $student --first-name Ada --last-name Lovelace
    code=$(rollcall students issue-code $student --json | field code)
    check "the student claims the account" as_student rollcall claim $student --code "$code" \
        --password-file "$work/student.password"
    check "a badge for the student" rollcall badges issue $student --uuid $uuid --major 258 --minor 1
}

# is_in ROOM: what the server believes of the student.
is_in() { prints "^Room +$1\b" rollcall where $student; }

is_nowhere() { prints '^State +unknown' rollcall where $student; }

as_student() { ROLLCALL_SESSION_FILE=$work/student.session "$@"; }

student_logs_in() { as_student rollcall login --username $student --password-file "$work/student.password"; }

student_sees() { prints "\b$1\b" as_student rollcall info; }
