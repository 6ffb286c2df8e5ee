-- A rejected report of a social service may be sent again until the end of its two months: what awaits one in a database of before was late too soon. No form writes the day, so none that is open is stale by it.
UPDATE "serviciosSociales" SET "vence" = ("fecha_inicio" + make_interval(months => 2 * ("fase" - 2)))::date
WHERE "turno" = 'estudiante' AND "fase" BETWEEN 3 AND 8 AND "vence" < ("fecha_inicio" + make_interval(months => 2 * ("fase" - 2)))::date;
