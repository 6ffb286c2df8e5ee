-- A social service whose reports are all accepted goes on with a person who continues under another matrícula, and what awaits them there stood on pause for good: it awaits them again, with the whole days of a student since today.
WITH RECURSIVE "siguientes" AS (
  SELECT "matricula_anterior" AS "de", "matricula", "estatus", "continua" FROM "estudiantes" WHERE "matricula_anterior" IS NOT NULL
  UNION
  SELECT s."de", e."matricula", e."estatus", e."continua" FROM "estudiantes" e JOIN "siguientes" s ON e."matricula_anterior" = s."matricula"
), "hoy" AS (
  SELECT (now() AT TIME ZONE 'America/Mexico_City')::date AS "dia"
)
UPDATE "serviciosSociales" v SET
  "ausente_desde" = NULL,
  "turno" = CASE v."turno" WHEN 'pausa' THEN 'estudiante' ELSE v."turno" END,
  "vence" = CASE v."turno" WHEN 'pausa' THEN h."dia" + 15 ELSE v."vence" END,
  "ultimo_movimiento" = CASE v."turno" WHEN 'pausa' THEN h."dia" ELSE v."ultimo_movimiento" END,
  "dias_restantes" = NULL
FROM "siguientes" s, "hoy" h
WHERE s."de" = v."matricula_estudiante" AND s."continua" IS NOT TRUE AND s."estatus" = 1
  AND v."fase" >= 9 AND v."status" <> 'completado' AND v."ausente_desde" IS NOT NULL;
