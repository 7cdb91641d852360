#!/bin/sh
# Fills in deploy/nginx for this machine and starts nginx in front. Everything has a default; docs/deploy.md says what each means.
set -eu
: "${PORT:=8080}" "${SITE:=/srv/console}" "${API_UPSTREAM:=127.0.0.1:8081}" "${LOG:=/dev/stdout}" "${RUN:=/tmp/nginx}" "${MODULES:=/usr/lib/nginx/modules}"
: "${PROXIES:=}" "${SERVICES:=}" "${SIGN_INS:=60}" "${API_CA:=/etc/ssl/certs/ca-certificates.crt}" "${RESOLVER:=}"
HERE=$(cd "$(dirname "$0")" && pwd)
INCLUDES="$RUN"
: "${SETTINGS:=$SITE}"
CSP=$(cat "$HERE/nginx/policy.txt")
mkdir -p "$RUN"

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
  case "$1" in
    \[*) true ;;
    *[!0-9.]*) getent -s hosts:files hosts "$1" > /dev/null ;;
  esac
}
# What passes calls on to a server, for its location: forward <name> <address> [<path and query>]. Connections to a fixed address are kept. A
# name is asked for again and again: nginx starts before the cloud does, and finds one that has moved.
forward() {
  scheme=http port=80
  case "$2" in https://*) scheme=https port=443 ;; esac
  address=${2#*://}
  address=${address%%/*}
  host=$address
  case "$address" in *:[0-9]*) host=${address%:*} port=${address##*:} ;; esac
  if is_fixed "$host"; then
    echo "upstream $1 { server $host:$port; keepalive 64; }" >> "$RUN/upstream.inc"
    echo "proxy_pass $scheme://$1${3-};"
  else
    NAMED=yes
    echo "set \$$1 \"$(full_name "$host"):$port\"; proxy_pass $scheme://\$$1${3-};"
  fi
  if [ "$scheme" = https ]; then
    echo "proxy_ssl_server_name on; proxy_ssl_name $host; proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate $API_CA;"
  fi
}
NAMED=
: > "$RUN/upstream.inc"
forward console_cloud "$API_UPSTREAM" > "$RUN/cloud.inc"

# Single services with a server of their own: the path of the address stands for their prefix, and what was escaped stays so.
: > "$RUN/services.inc"
for one in $SERVICES; do
  prefix=${one%%=*} target=${one#*=}
  name=console_service$(echo "$prefix" | tr -c 'A-Za-z0-9\n' '_')
  path=${target#*://}
  case "$path" in */*) path=/${path#*/} ;; *) path= ;; esac
  path=${path%/} root=/
  if [ -n "$path" ]; then root=; fi
  echo "map \$request_uri \$${name}_path { \"~^/api/[^/?]+$prefix(?<${name}_rest>/[^?]*)\" \$${name}_rest; default \"$root\"; }" >> "$RUN/upstream.inc"
  {
    echo "location ~ ^/api/[^/]+$prefix(?:/|\$) {"
    forward "$name" "$target" "$path\$${name}_path\$is_args\$args"
    echo "include $RUN/service.inc;"
    echo "}"
  } >> "$RUN/services.inc"
done
# Tokens of the session are for the cloud: a service hears them only where its own sign-in made them.
AUTHORIZATION=${API_AUTHORIZATION-}
if [ "$AUTHORIZATION" = session ]; then AUTHORIZATION='$http_authorization'; fi

if [ -n "$NAMED" ]; then
  : "${RESOLVER:=$(sed -n 's/^nameserver[[:space:]]*//p' /etc/resolv.conf | sed 's/.*:.*/[&]/' | tr '\n' ' ')}"
  echo "resolver $RESOLVER valid=30s; resolver_timeout 5s;" >> "$RUN/upstream.inc"
fi

for proxy in $PROXIES; do echo "set_real_ip_from $proxy;"; done > "$RUN/proxies.inc"
if [ -n "$PROXIES" ]; then echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;' >> "$RUN/proxies.inc"; fi

fill() {
  sed -e "s|\${PORT}|$PORT|g" -e "s|\${SITE}|$SITE|g" -e "s|\${SETTINGS}|$SETTINGS|g" -e "s|\${SIGN_INS}|$SIGN_INS|g" -e "s|\${LOG}|$LOG|g" \
    -e "s|\${RUN}|$RUN|g" -e "s|\${MODULES}|$MODULES|g" -e "s|\${INCLUDES}|$INCLUDES|g" -e "s|\${CSP}|$CSP|g" \
    -e "s|\${AUTHORIZATION}|$AUTHORIZATION|g" "$1"
}
fill "$HERE/nginx/headers.inc" > "$RUN/headers.inc"
fill "$HERE/nginx/service.inc" > "$RUN/service.inc"
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
