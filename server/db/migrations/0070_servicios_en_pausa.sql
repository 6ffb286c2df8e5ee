ALTER TABLE "serviciosSociales" DROP CONSTRAINT "serviciosSociales_turno_valido";
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD COLUMN "ausente_desde" date;
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD COLUMN "dias_ausente" integer;
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD COLUMN "dias_restantes" integer;
--> statement-breakpoint
DO $$ DECLARE cuales text; cuantos bigint; BEGIN
  SELECT string_agg(left(cual, 80), '; ' ORDER BY lugar) FILTER (WHERE lugar <= 10), count(*) INTO cuales, cuantos FROM (SELECT cual, row_number() OVER (ORDER BY cual) AS lugar FROM (SELECT concat_ws(', ', coalesce("turno"::text, '(vacío)')) || ' (' || count(*) || ')' AS cual FROM "serviciosSociales" WHERE NOT ("turno" in ('estudiante', 'escolar', 'coordinador', 'pausa', 'nadie')) GROUP BY "turno") t) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «serviciosSociales» hay valores que ya no se admiten de «turno»:' || ' ' || cuales || CASE WHEN cuantos > 10 THEN ' y ' || cuantos - 10 || ' más' ELSE '' END || '. ' || 'Hay que cambiarlos antes de actualizar, o, si un valor se llama ahora de otro modo, escribir la migración con --renombrar "serviciosSociales.turno.valor:nuevo".' || CASE WHEN EXISTS (SELECT FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'serviciosSociales' AND column_name = 'version') THEN ' Lo que se cambie con SQL lleva también "version" = "version" + 1.' ELSE '' END;
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD CONSTRAINT "serviciosSociales_turno_valido" CHECK ("turno" in ('estudiante', 'escolar', 'coordinador', 'pausa', 'nadie'));
