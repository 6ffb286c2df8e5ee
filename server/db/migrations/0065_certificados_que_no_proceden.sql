ALTER TABLE "certificados" DROP CONSTRAINT "certificados_estado_valido";
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT concat_ws(', ', coalesce("estado"::text, '(vacío)')) || ' (' || count(*) || ')' AS cual FROM "certificados" WHERE NOT ("estado" in ('Sin comprobante', 'Por emitir', 'Emitido', 'No procede')) GROUP BY "estado" ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «certificados» hay valores que ya no se admiten de «estado»:' || ' ' || cuales || '. ' || 'Hay que cambiarlos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_estado_valido" CHECK ("estado" in ('Sin comprobante', 'Por emitir', 'Emitido', 'No procede'));
