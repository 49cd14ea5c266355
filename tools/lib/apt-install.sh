# Run by install.sh, as root: installs the packages named in the arguments.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive

undo=()
# Called when the script ends, however it does.
clean_up() {
    [ ${#undo[@]} -eq 0 ] || rm -f "${undo[@]}"
}
trap clean_up EXIT

# The first installation of Debian's PostgreSQL makes a cluster `main` and starts it. Rollcall runs its own,
# so none is made: by a setting that goes again with this script, and only where PostgreSQL was never installed.
no_main_cluster=/etc/postgresql-common/createcluster.d/rollcall-install.conf
if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    install -d "$(dirname "$no_main_cluster")"
    echo "create_main_cluster = false" >"$no_main_cluster"
    undo+=("$no_main_cluster")
fi

# The first installation of Debian's mosquitto starts it on port 1883, now and at each start of the machine. Rollcall
# runs its own there, so it is neither started nor enabled; one that was there before is left alone.
is_first_mosquitto=
policy=/usr/sbin/policy-rc.d
if [[ " $* " == *" mosquitto "* && ! -e /etc/mosquitto ]]; then
    is_first_mosquitto=yes
    if [ ! -e "$policy" ]; then
        printf '%s\n' '#!/bin/sh' 'case "$1" in mosquitto | mosquitto.service) exit 101 ;; esac' >"$policy"
        chmod +x "$policy"
        undo+=("$policy")
    fi
fi

# Standard input is the script itself, or nothing that apt may read.
apt-get install --yes --no-install-recommends --quiet=2 "$@" </dev/null

if [ -n "$is_first_mosquitto" ]; then
    update-rc.d mosquitto disable </dev/null
    # Only where another policy let it be started.
    invoke-rc.d mosquitto stop </dev/null >/dev/null 2>&1 || true
fi
