#!/bin/sh
# Fills in deploy/nginx for this machine and starts nginx in front. Everything has a default; API_UPSTREAM is host:port of the cloud.
set -eu
: "${PORT:=8080}" "${SITE:=/srv/console}" "${API_UPSTREAM:=127.0.0.1:8081}" "${LOG:=/dev/stdout}" "${RUN:=/tmp/nginx}" "${MODULES:=/usr/lib/nginx/modules}"
HERE=$(cd "$(dirname "$0")" && pwd)
INCLUDES="$RUN"
: "${SETTINGS:=$SITE}"
CSP=$(cat "$HERE/nginx/policy.txt")
mkdir -p "$RUN"
fill() {
  sed -e "s|\${PORT}|$PORT|g" -e "s|\${SITE}|$SITE|g" -e "s|\${SETTINGS}|$SETTINGS|g" -e "s|\${API_UPSTREAM}|$API_UPSTREAM|g" -e "s|\${LOG}|$LOG|g" \
    -e "s|\${RUN}|$RUN|g" -e "s|\${MODULES}|$MODULES|g" -e "s|\${INCLUDES}|$INCLUDES|g" -e "s|\${CSP}|$CSP|g" "$1"
}
fill "$HERE/nginx/headers.inc" > "$RUN/headers.inc"
fill "$HERE/nginx/console.conf.template" > "$RUN/console.conf"
fill "$HERE/nginx/nginx.conf.template" > "$RUN/nginx.conf"
# Without the module, what was packed with gzip is served.
if [ ! -e "$MODULES/ngx_http_brotli_static_module.so" ]; then
  sed -i '/brotli/d' "$RUN/nginx.conf" "$RUN/console.conf"
fi
exec nginx -c "$RUN/nginx.conf" -e stderr -g 'daemon off;'
