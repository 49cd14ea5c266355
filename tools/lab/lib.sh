# Sourced by every scenario: processes, waiting and checking. `results` is the scenario's folder outside; `work` is a
# folder in memory, if nothing else was chosen.

# Seconds after which what has not happened will not: many times what it takes, since the host may have other work.
patience=300

declare -A processes=()
work=${work:-/lab/work}
rm -rf "$work"
mkdir "$work"
cd "$work"
PATH=$programs:$PATH

say() { printf '%7.1f  %s\n' "$(cut -d ' ' -f 1 /proc/uptime)" "$*"; }

fail() {
    say "FAILED: $*"
    exit 1
}

# check WHAT COMMAND...: the scenario ends where the command fails.
check() {
    local what=$1
    shift
    "$@" || fail "$what  ($*)"
    say "ok: $what"
}

# A scenario may set the clock.
uptime_seconds() { cut -d . -f 1 /proc/uptime; }

# eventually WHAT COMMAND...: asks again and again until the command succeeds; the scenario ends where it never does.
eventually() {
    local what=$1 end
    end=$(($(uptime_seconds) + patience))
    shift
    until "$@"; do
        [ "$(uptime_seconds)" -lt $end ] || fail "not in $patience s: $what  ($*)"
        sleep 0.3
    done
    say "ok: $what"
}

# start NAME COMMAND...: in the background; what it prints goes to NAME.log in the results.
start() {
    local name=$1
    shift
    say "start $name: $*"
    stdbuf --output=L "$@" >>"$results/$name.log" 2>&1 &
    processes[$name]=$!
}

# again NAME COMMAND...: the same over and over, until it is stopped; the last turn is then waited for.
again() {
    local name=$1
    shift
    start "$name" bash -c 'trap stopped=yes TERM; until [ "$stopped" ]; do "$@" || exit; done' again "$@"
}

runs() { kill -0 "${processes[$1]}" 2>/dev/null; }

ended() { ! runs "$1"; }

# stop NAME [SIGNAL]: and waits for it; gives back its exit status.
stop() {
    local status=0
    kill "-${2:-TERM}" "${processes[$1]}" 2>/dev/null || true
    eventually "$1 has ended" ended "$1"
    wait "${processes[$1]}" || status=$?
    return $status
}

# memory NAME: how much it needs, for the record; pages that several processes map count in parts.
memory() {
    say "$1: $(awk '$1 == "Pss:" { print $2 " KiB" }' "/proc/${processes[$1]}/smaps_rollup") proportional set size"
}

# logged NAME PATTERN [COUNT]: at least so many lines of NAME.log match.
logged() {
    [ "$(grep --count --extended-regexp --ignore-case -- "$2" "$results/$1.log" 2>/dev/null || true)" -ge "${3:-1}" ]
}

# prints PATTERN COMMAND...: the command succeeds, and a line that it prints matches. All of it is kept in printed.log.
prints() {
    local pattern=$1 text status=0
    shift
    text=$("$@" 2>&1) || status=$?
    printf '$ %s\n%s\n' "$*" "$text" >>"$results/printed.log"
    [ $status -eq 0 ] && grep --quiet --extended-regexp -- "$pattern" <<<"$text"
}

# refuses NAME PATTERN COMMAND...: the command ends with status 1, and says so.
refuses() {
    local name=$1 pattern=$2 status=0
    shift 2
    timeout $patience "$@" >"$results/$name.log" 2>&1 || status=$?
    sed 's/^/         /' "$results/$name.log"
    check "$name: exit status $status is 1" [ $status -eq 1 ]
    check "$name: it says $pattern" logged "$name" "$pattern"
}
