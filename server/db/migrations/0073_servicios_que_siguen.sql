-- A social service whose reports are all accepted goes on with a person who continues under another matrícula and began none there, and what awaits them stood on pause for good: it awaits them again, with the whole days of a student since today, and they are told.
WITH RECURSIVE "siguientes" AS (
  SELECT "matricula_anterior" AS "de", "matricula", "estatus", "continua", "id_usuario" FROM "estudiantes" WHERE "matricula_anterior" IS NOT NULL
  UNION
  SELECT s."de", e."matricula", e."estatus", e."continua", e."id_usuario" FROM "estudiantes" e JOIN "siguientes" s ON e."matricula_anterior" = s."matricula"
), "hoy" AS (
  SELECT (now() AT TIME ZONE 'America/Mexico_City')::date AS "dia"
), "devueltos" AS (
  UPDATE "serviciosSociales" v SET
    "ausente_desde" = NULL,
    "turno" = CASE v."turno" WHEN 'pausa' THEN 'estudiante' ELSE v."turno" END,
    "vence" = CASE v."turno" WHEN 'pausa' THEN h."dia" + 15 ELSE v."vence" END,
    "ultimo_movimiento" = CASE v."turno" WHEN 'pausa' THEN h."dia" ELSE v."ultimo_movimiento" END,
    "dias_restantes" = NULL
  FROM "siguientes" s, "hoy" h
  WHERE s."de" = v."matricula_estudiante" AND s."continua" IS NOT TRUE AND s."estatus" = 1
    AND v."fase" >= 9 AND v."status" <> 'completado' AND v."ausente_desde" IS NOT NULL
    AND (v."fase" = 11 OR NOT EXISTS (
      SELECT FROM "siguientes" d JOIN "serviciosSociales" otro ON otro."matricula_estudiante" = d."matricula" WHERE d."de" = v."matricula_estudiante"))
  RETURNING v."id_servicio_social", v."fase", v."turno", v."vence", s."id_usuario"
)
INSERT INTO "avisos" ("usuario_id", "rol", "asunto", "texto", "entidad", "clave", "direccion", "creado", "correo", "expira")
SELECT u."id", u."rol", 'Su servicio social continúa',
  'Puede terminarlo con la cuenta de su matrícula actual. Siga con «' || CASE d."fase" WHEN 9 THEN 'Carta de terminacion' ELSE 'Recibo de pago' END
    || '»: tiene hasta el ' || extract(day FROM d."vence") || ' de '
    || (ARRAY['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'])[extract(month FROM d."vence")::int]
    || ' de ' || extract(year FROM d."vence") || '.',
  'serviciosSociales', d."id_servicio_social", '/servicioSocialEstudiante', now(), 'en_espera', now() + interval '183 days'
FROM "devueltos" d JOIN "usuarios" u ON u."id" = d."id_usuario"
WHERE d."turno" = 'estudiante' AND u."activo";
