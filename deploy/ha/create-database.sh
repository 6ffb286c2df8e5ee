#!/bin/sh
# Run once, by the first primary, on the new cluster: the role and the database of the app. $1 is how to reach it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" "$1" <<'SQL'
create role cuc login password :'password';
create database cuc owner cuc;
SQL
