# Sourced by tools/test, which sets `logs`, a folder: runs one stage after another and keeps the time.
#
#   run_stage NAME COMMAND...   runs it; while it lasts says every half minute how far it is; shows the log if it fails
#   print_stages                the table of what ran: minutes, result

stage_pid=
stage_rows=()
failed_stages=0

# An interrupt, not a termination: on it swift also ends the test process, which it starts in a group of its own.
end_stage() {
    [ -n "$stage_pid" ] || return 0
    kill -INT -- "-$stage_pid" 2>/dev/null && wait "$stage_pid" || true
    stage_pid=
}
trap end_stage EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

run_stage() {
    local name=$1 log=$logs/$1.log began=$SECONDS status=0
    shift
    printf '%-12s ...\n' "$name"
    # A process group of its own, so that nothing the stage started outlives it or an interrupted run.
    set -m
    "$@" >"$log" 2>&1 </dev/null &
    stage_pid=$!
    set +m
    show_progress "$name" "$log" "$began"
    wait "$stage_pid" || status=$?
    end_stage
    keep_row "$name" $((SECONDS - began)) "$status"
    [ "$status" -eq 0 ] || show_failure "$name" "$log"
    return "$status"
}

show_progress() {
    local name=$1 log=$2 began=$3 next=30 line
    while kill -0 "$stage_pid" 2>/dev/null; do
        sleep 0.2
        [ $((SECONDS - began)) -ge $next ] || continue
        next=$((next + 30))
        line=$(tail -n 1 "$log" | tr -d '\r' | cut -c 1-90)
        printf '%-12s %s min  %s\n' "$name" "$(minutes $((SECONDS - began)))" "$line"
    done
}

keep_row() {
    local result=passed
    if [ "$3" -ne 0 ]; then
        result=failed
        failed_stages=$((failed_stages + 1))
    fi
    stage_rows+=("$(printf '%-12s %7s  %s' "$1" "$(minutes "$2")" "$result")")
}

# Without the lines of tests that passed, among which the others would be lost.
show_failure() {
    printf '\n---- %s failed; the end of what it printed (all of it: %s)\n' "$1" "$2"
    grep -vE '^(◇ .* started|✔ .* passed after .*)\.$' "$2" | tail -n 400
    printf -- '----\n\n'
}

minutes() {
    printf '%d.%02d' $(($1 / 60)) $(($1 % 60 * 100 / 60))
}

print_stages() {
    printf '\n%-12s %7s\n' stage minutes
    printf '%s\n' "${stage_rows[@]}"
    printf '%-12s %7s\n' total "$(minutes "$SECONDS")"
}
