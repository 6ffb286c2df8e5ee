-- A letter of termination may be sent until fifteen days after the last day of the service: what awaits one in a database of before was late too soon. No form writes the day, so none that is open is stale by it.
UPDATE "serviciosSociales" SET "vence" = "fecha_final" + 15
WHERE "turno" = 'estudiante' AND "fase" = 9 AND "vence" < "fecha_final" + 15;
