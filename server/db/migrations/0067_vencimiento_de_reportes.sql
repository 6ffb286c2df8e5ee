-- A report of a social service may be sent until the end of its two months: what awaits one since before that was so, and no step was taken on since, was late too soon. No form writes the day, so none that is open is stale by it.
UPDATE "serviciosSociales" s SET "vence" = (s."fecha_inicio" + make_interval(months => 2 * (s."fase" - 2)))::date
WHERE s."turno" = 'estudiante' AND s."fase" BETWEEN 3 AND 8 AND s."vence" < (s."fecha_inicio" + make_interval(months => 2 * (s."fase" - 2)))::date
  AND NOT EXISTS (SELECT FROM "pasos" p WHERE p."proceso" = 'serviciosSociales' AND p."caso" = s."id_servicio_social"::text AND p."fase" = s."fase");
