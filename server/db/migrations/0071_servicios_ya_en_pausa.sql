-- Days in which a student was inactive do not run in their social service: what history tells of them is counted for services under way, and those that await somebody who is inactive now are on pause. No form writes these values, so none that is open is stale by it.
WITH "cambios" AS (
  SELECT "clave", "despues" ->> 'estatus' AS "estatus", ("momento" AT TIME ZONE 'America/Mexico_City')::date AS "dia",
    (lead("momento") OVER (PARTITION BY "clave" ORDER BY "id") AT TIME ZONE 'America/Mexico_City')::date AS "hasta",
    row_number() OVER (PARTITION BY "clave" ORDER BY "id" DESC) = 1 AS "ultimo"
  FROM "historial"
  WHERE "entidad" = 'estudiantes' AND "despues" ->> 'estatus' IS NOT NULL
    AND "clave" IN (SELECT "matricula_estudiante" FROM "serviciosSociales" WHERE "status" <> 'completado')
), "ausencias" AS (
  SELECT s."id_servicio_social" AS "id", e."estatus" = 0 AS "inactivo",
    coalesce(max(c."dia") FILTER (WHERE c."ultimo"), (now() AT TIME ZONE 'America/Mexico_City')::date) AS "desde",
    coalesce(sum(greatest(0, c."hasta" - greatest(c."dia", s."fecha_inicio"))) FILTER (WHERE c."hasta" IS NOT NULL AND s."fecha_inicio" IS NOT NULL), 0)::int AS "dentro",
    coalesce(sum(greatest(0, c."hasta" - greatest(c."dia", s."ultimo_movimiento"))) FILTER (WHERE c."hasta" IS NOT NULL), 0)::int AS "en_turno"
  FROM "serviciosSociales" s JOIN "estudiantes" e ON e."matricula" = s."matricula_estudiante"
    LEFT JOIN "cambios" c ON c."clave" = s."matricula_estudiante" AND c."estatus" = '0'
  WHERE s."status" <> 'completado' AND s."ausente_desde" IS NULL
  GROUP BY 1, 2
), "plazos" AS (
  SELECT a.*, greatest(s."vence" + a."en_turno", (CASE WHEN s."fase" BETWEEN 3 AND 8 THEN s."fecha_inicio" + make_interval(months => 2 * (s."fase" - 2)) WHEN s."fase" = 9 THEN s."fecha_final" + interval '15 days' END)::date + a."dentro") AS "plazo"
  FROM "ausencias" a JOIN "serviciosSociales" s ON s."id_servicio_social" = a."id"
)
UPDATE "serviciosSociales" s SET
  "ausente_desde" = CASE WHEN a."inactivo" THEN a."desde" END,
  "dias_ausente" = CASE WHEN s."status" IN ('pendiente', 'rechazado') OR a."dentro" = 0 THEN NULL ELSE a."dentro" END,
  "turno" = CASE WHEN a."inactivo" AND s."turno" = 'estudiante' THEN 'pausa' ELSE s."turno" END,
  "dias_restantes" = CASE WHEN a."inactivo" AND s."turno" = 'estudiante' THEN a."plazo" - greatest(a."desde", s."ultimo_movimiento") END,
  "vence" = CASE WHEN s."turno" <> 'estudiante' THEN s."vence" WHEN a."inactivo" THEN NULL ELSE a."plazo" END
FROM "plazos" a WHERE a."id" = s."id_servicio_social" AND (a."inactivo" OR a."dentro" > 0 OR a."en_turno" > 0);
