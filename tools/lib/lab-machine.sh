# Sourced by tools/bluetooth-lab: the emulated machine from its start to the table of results.

# Software emulation is slow; a run that takes longer than this many seconds hangs.
machine_seconds=2700
machine=

choose_scenarios() {
    local name
    if [ ${#scenarios[@]} -eq 0 ]; then
        for name in tools/lab/scenarios/*.sh; do
            scenarios+=("$(basename "$name" .sh)")
        done
    fi
    for name in "${scenarios[@]}"; do
        [ -e "tools/lab/scenarios/$name.sh" ] || fail "The scenario '$name' does not exist." "Use --help for a list."
    done
}

build_programs() {
    local program
    if [ -z "$programs" ]; then
        find_swift
        for program in rollcall-server rollcall-node rollcall; do
            swift build -c "$configuration" --product "$program" --scratch-path "$scratch"
        done
        programs=$(swift build -c "$configuration" --scratch-path "$scratch" --show-bin-path)
    fi
    for program in rollcall-server rollcall-node rollcall; do
        [ -x "$programs/$program" ] || fail "The folder $programs does not contain $program."
    done
    programs=$(realpath "$programs")
}

# Once for all scenarios, with the same programs: in the machine it would take minutes each time.
make_school() {
    local name
    for name in "${scenarios[@]}"; do
        grep -q '^start_school' "tools/lab/scenarios/$name.sh" || continue
        echo "Creating the school"
        mkdir "$output/school"
        repository=$PWD programs=$programs tools/lab/make-school "$output/school" >"$output/school/log" 2>&1 ||
            fail "The school could not be created. The log ends with:" "$(tail -n 5 "$output/school/log")"
        mv "$output/school/school.tar" "$output"
        return
    done
}

# The folder is the machine's too: it reads its settings there, and leaves its results.
prepare_output() {
    mkdir -p "$output"
    output=$(realpath "$output")
    rm -rf "$output/scenarios" "$output/school" "$output/table" "$output/console.log"
    mkdir "$output/scenarios"
    cat >"$output/settings" <<TEXT
repository=$(printf %q "$PWD")
programs=$(printf %q "$programs")
kernel=$(printf %q "$kernel")
release=$(printf %q "$release")
keep=$keep
scenarios='${scenarios[*]}'
TEXT
}

# The machine dies with this shell, however the shell ends, and after its time in any case. It has one processor: a
# second one doubles what emulation takes, since each waits for the other at the kernel's locks.
run_machine() {
    local serial="stdio,id=console,signal=off,logfile=$output/console.log"
    local command=(
        setpriv --pdeathsig KILL qemu-system-x86_64
        -accel tcg -cpu max -m 2048 -smp 1 -no-reboot -display none -vga none -nic none
        -chardev "$serial" -serial chardev:console
        -kernel "$kernel/boot/vmlinuz-$release" -initrd "$output/boot-archive"
        -append "console=ttyS0 quiet loglevel=1 panic=-1 cryptomgr.notests"
        -virtfs "local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap"
        -virtfs "local,path=$output,mount_tag=results,security_model=none"
    )
    echo "Starting the machine"
    if [ "$keep" = yes ]; then
        "${command[@]}" || true
        return
    fi
    trap stop_machine EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    setpriv --pdeathsig KILL timeout --signal=KILL "$machine_seconds" "${command[@]}" </dev/null &
    machine=$!
    wait "$machine" || echo "The machine did not shut down: see $output/console.log"
    machine=
}

stop_machine() {
    [ -z "$machine" ] || kill "$machine" 2>/dev/null || true
}

print_results() {
    local name result seconds failed=0
    printf '\n%-22s  %-7s %8s\n' scenario result seconds
    for name in "${scenarios[@]}"; do
        read -r result seconds < <(grep "^$name " "$output/table" 2>/dev/null | cut -d ' ' -f 2-) || true
        [ "${result:=not run}" = passed ] || failed=$((failed + 1))
        printf '%-22s  %-7s %8s\n' "$name" "$result" "${seconds:-}"
        result='' seconds=''
    done
    echo "Logs and recordings: $output/scenarios"
    [ $failed -eq 0 ] || fail "$failed of ${#scenarios[@]} scenarios did not pass."
}
