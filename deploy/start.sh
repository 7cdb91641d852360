#!/bin/sh
# Fills in deploy/nginx for this machine and starts nginx in front. Everything has a default; docs/deploy.md says what each means.
set -eu
: "${PORT:=8080}" "${SITE:=/srv/console}" "${API_UPSTREAM:=127.0.0.1:8081}" "${LOG:=/dev/stdout}" "${RUN:=/tmp/nginx}" "${MODULES:=/usr/lib/nginx/modules}"
: "${PROXIES:=}" "${SIGN_INS:=60}" "${API_CA:=/etc/ssl/certs/ca-certificates.crt}" "${RESOLVER:=}"
HERE=$(cd "$(dirname "$0")" && pwd)
INCLUDES="$RUN"
: "${SETTINGS:=$SITE}"
CSP=$(cat "$HERE/nginx/policy.txt")
mkdir -p "$RUN"

# Where the cloud is: scheme, name and port.
SCHEME=http API_PORT=80
case "$API_UPSTREAM" in https://*) SCHEME=https API_PORT=443 ;; esac
ADDRESS=${API_UPSTREAM#*://}
ADDRESS=${ADDRESS%%/*}
API_NAME=$ADDRESS
case "$ADDRESS" in *:[0-9]*) API_NAME=${ADDRESS%:*} API_PORT=${ADDRESS##*:} ;; esac

# A short name with what this machine adds to it: nginx asks for names as they are.
full_name() {
  for domain in "" $(sed -n 's/^search[[:space:]]*//p' /etc/resolv.conf); do
    name=$1${domain:+.$domain}
    if getent ahosts "$name" > /dev/null; then break; fi
    name=$1
  done
  echo "$name"
}
is_fixed() {
  case "$API_NAME" in
    \[*) true ;;
    *[!0-9.]*) getent -s hosts:files hosts "$API_NAME" > /dev/null ;;
  esac
}
# Connections to a fixed address are kept. A name is asked for again and again: nginx starts before the cloud does, and finds one that has moved.
if is_fixed; then
  echo "upstream console_cloud { server $API_NAME:$API_PORT; keepalive 64; }" > "$RUN/upstream.inc"
  echo "proxy_pass $SCHEME://console_cloud;" > "$RUN/cloud.inc"
else
  : "${RESOLVER:=$(sed -n 's/^nameserver[[:space:]]*//p' /etc/resolv.conf | sed 's/.*:.*/[&]/' | tr '\n' ' ')}"
  echo "resolver $RESOLVER valid=30s; resolver_timeout 5s;" > "$RUN/upstream.inc"
  echo "set \$console_cloud \"$(full_name "$API_NAME"):$API_PORT\"; proxy_pass $SCHEME://\$console_cloud;" > "$RUN/cloud.inc"
fi
if [ "$SCHEME" = https ]; then
  echo "proxy_ssl_server_name on; proxy_ssl_name $API_NAME; proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate $API_CA;" >> "$RUN/cloud.inc"
fi

for proxy in $PROXIES; do echo "set_real_ip_from $proxy;"; done > "$RUN/proxies.inc"
if [ -n "$PROXIES" ]; then echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;' >> "$RUN/proxies.inc"; fi

fill() {
  sed -e "s|\${PORT}|$PORT|g" -e "s|\${SITE}|$SITE|g" -e "s|\${SETTINGS}|$SETTINGS|g" -e "s|\${SIGN_INS}|$SIGN_INS|g" -e "s|\${LOG}|$LOG|g" \
    -e "s|\${RUN}|$RUN|g" -e "s|\${MODULES}|$MODULES|g" -e "s|\${INCLUDES}|$INCLUDES|g" -e "s|\${CSP}|$CSP|g" "$1"
}
fill "$HERE/nginx/headers.inc" > "$RUN/headers.inc"
fill "$HERE/nginx/console.conf.template" > "$RUN/console.conf"
fill "$HERE/nginx/nginx.conf.template" > "$RUN/nginx.conf"
# Without the module, what was packed with gzip is served.
if [ ! -e "$MODULES/ngx_http_brotli_static_module.so" ]; then
  sed -i '/brotli/d' "$RUN/nginx.conf" "$RUN/console.conf"
fi

# Tokens and names stand in queries, and nginx writes whole addresses where something fails: of a line nothing is told from its first query on.
rm -f "$RUN/errors"
mkfifo "$RUN/errors"
sed -u 's/?.*/?…/' < "$RUN/errors" >&2 &
exec nginx -c "$RUN/nginx.conf" -e stderr -g 'daemon off;' 2> "$RUN/errors"
