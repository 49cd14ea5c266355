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

# The first installation of one of these starts it on its well-known port, now and at each start of the machine. The
# tools start their own, so Debian's is neither started nor enabled; one that was there before is left alone.
fresh_services=()
for service in mosquitto nginx caddy; do
    if [[ " $* " == *" $service"* && ! -e /etc/$service ]]; then fresh_services+=("$service"); fi
done
policy=/usr/sbin/policy-rc.d
if [ ${#fresh_services[@]} -gt 0 ] && [ ! -e "$policy" ]; then
    echo '#!/bin/sh' >"$policy"
    for service in "${fresh_services[@]}"; do
        echo "case \"\$1\" in $service | $service.service) exit 101 ;; esac" >>"$policy"
    done
    chmod +x "$policy"
    undo+=("$policy")
fi

# Standard input is the script itself, or nothing that apt may read.
apt-get install --yes --no-install-recommends --quiet=2 "$@" </dev/null

for service in ${fresh_services[@]+"${fresh_services[@]}"}; do
    if [ -e "/etc/init.d/$service" ]; then
        update-rc.d "$service" disable </dev/null
    elif command -v systemctl >/dev/null; then
        # It only takes the links away, so it needs no systemd that runs. Debian's own helper works in dpkg alone.
        systemctl --quiet disable "$service.service" </dev/null
    fi
    # Only where another policy let it be started.
    invoke-rc.d "$service" stop </dev/null >/dev/null 2>&1 || true
done
