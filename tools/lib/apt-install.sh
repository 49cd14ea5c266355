# Run by install.sh, as root: installs the packages named in the arguments.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive

# The first installation of Debian's PostgreSQL makes a cluster `main` and starts it. Rollcall runs its own,
# so none is made: by a setting that goes again with this script, and only where PostgreSQL was never installed.
no_main_cluster=/etc/postgresql-common/createcluster.d/rollcall-install.conf
if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    install -d "$(dirname "$no_main_cluster")"
    echo "create_main_cluster = false" >"$no_main_cluster"
    trap 'rm -f "$no_main_cluster"' EXIT
fi

# Standard input is the script itself, or nothing that apt may read.
apt-get install --yes --no-install-recommends --quiet=2 "$@" </dev/null
