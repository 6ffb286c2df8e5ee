-- Whoever comes back from an absence has what awaits them in the social service since that day: it is its last movement, from which «Sin movimiento» counts. What history tells of returns is set for services under way that still await their student. No form writes this value, so none that is open is stale by it.
WITH "cambios" AS (
  SELECT "clave", "despues" ->> 'estatus' AS "estatus", lag("despues" ->> 'estatus') OVER "suyos" AS "anterior",
    ("momento" AT TIME ZONE 'America/Mexico_City')::date AS "dia",
    (lag("momento") OVER "suyos" AT TIME ZONE 'America/Mexico_City')::date AS "desde"
  FROM "historial"
  WHERE "entidad" = 'estudiantes' AND "despues" ->> 'estatus' IS NOT NULL
    AND "clave" IN (SELECT "matricula_estudiante" FROM "serviciosSociales" WHERE "turno" IN ('estudiante', 'pausa'))
  WINDOW "suyos" AS (PARTITION BY "clave" ORDER BY "id")
), "regresos" AS (
  SELECT "clave", max("dia") AS "dia" FROM "cambios" WHERE "estatus" = '1' AND "anterior" = '0' AND "desde" < "dia" GROUP BY 1
)
UPDATE "serviciosSociales" s SET "ultimo_movimiento" = r."dia"
FROM "regresos" r
WHERE r."clave" = s."matricula_estudiante" AND s."turno" IN ('estudiante', 'pausa') AND s."ultimo_movimiento" < r."dia";
