ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk";

--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_id_periodo_periodos_id_periodo_fk";

--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT "clave_grupo"::text AS cual FROM "reportes_de_grupos" t WHERE "clave_grupo" IS NOT NULL AND NOT EXISTS (SELECT FROM "grupos" p WHERE p."clave_grupo" = t."clave_grupo") GROUP BY 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «reportes_de_grupos» hay valores de «clave_grupo» que no existen en «grupos»:' || ' ' || cuales || '. ' || 'Hay que cambiarlos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT "id_periodo"::text AS cual FROM "reportes_de_grupos" t WHERE "id_periodo" IS NOT NULL AND NOT EXISTS (SELECT FROM "periodos" p WHERE p."id_periodo" = t."id_periodo") GROUP BY 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «reportes_de_grupos» hay valores de «id_periodo» que no existen en «periodos»:' || ' ' || cuales || '. ' || 'Hay que cambiarlos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_id_periodo_periodos_id_periodo_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos"("id_periodo") ON DELETE no action ON UPDATE no action;
