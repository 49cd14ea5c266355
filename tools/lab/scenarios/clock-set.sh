# the clock is set back an hour, then forward two, under scanner and server: who goes has left in time, who stays has
# not
source "$repository/tools/lab/school.sh"
start_school
check "whoever is not heard for 20 s has left" rollcall zones edit Main --leave-after 20
controllers

# set_clock HOURS: from now, by the machine's clock.
set_clock() { date --set "@$(($(date +%s) + 3600 * $1))"; }

is_present() { prints '^State +present' rollcall where $student; }

# ended_by REASON COUNT: so many of the student's visits ended so.
ended_by() { [ "$(rollcall history $student | tee -a "$results/printed.log" | grep --count " $1 *[a-z]*\$")" = "$2" ]; }

scan scanner hci1 --server "$ROLLCALL_SERVER" --spool "$work/spool"
bluez_repeats hci0 1
eventually "the student is in room 101" is_in 101
check "the clock is set back an hour" set_clock -1
eventually "the server warns" logged server "clock is 3[56][0-9][0-9] s behind the latest time in the record"
check "the advertiser ends well" stop advertiser-1
eventually "the student has left" prints '^State +left' rollcall where $student
bluez_repeats hci0 1
eventually "the student is in room 101 again" is_present
check "one visit ended" ended_by left 1

check "the clock is set forward two hours" set_clock +2
eventually "the student is heard by that clock" \
    prints "^Last heard +([0-9-]+ )?($(date +%H)|$(date --date '+1 hour' +%H)):" rollcall where $student
check "the student is there" is_present
check "and has not left meanwhile" ended_by left 1
check "the password is shown again: that time is over by this clock" \
    rollcall confirm --password-file "$work/admin.password"
check "and was not unknown for a moment" \
    prints '^0$' rollcall query "SELECT count(*) FROM changes WHERE state = 'unknown'"
check "the clock is set right" set_clock -1
check "the advertiser ends well" stop advertiser-1
check "the scanner ends well" stop scanner
