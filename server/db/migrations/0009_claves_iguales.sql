DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("clave_cuc"::text, ' y ' ORDER BY "clave_cuc") AS cual FROM "cucs" WHERE (con_enie("clave_cuc")) IS NOT NULL GROUP BY (con_enie("clave_cuc")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «cucs» hay valores de «clave_cuc» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("clave_programa"::text, ' y ' ORDER BY "clave_programa") AS cual FROM "programas" WHERE (con_enie("clave_programa")) IS NOT NULL GROUP BY (con_enie("clave_programa")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «programas» hay valores de «clave_programa» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("clave_materia"::text, ' y ' ORDER BY "clave_materia") AS cual FROM "materias" WHERE (con_enie("clave_materia")) IS NOT NULL GROUP BY (con_enie("clave_materia")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «materias» hay valores de «clave_materia» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("matricula"::text, ' y ' ORDER BY "matricula") AS cual FROM "consejeros" WHERE (con_enie("matricula")) IS NOT NULL GROUP BY (con_enie("matricula")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «consejeros» hay valores de «matricula» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("matricula"::text, ' y ' ORDER BY "matricula") AS cual FROM "escolares" WHERE (con_enie("matricula")) IS NOT NULL GROUP BY (con_enie("matricula")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «escolares» hay valores de «matricula» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("matricula"::text, ' y ' ORDER BY "matricula") AS cual FROM "facilitadores" WHERE (con_enie("matricula")) IS NOT NULL GROUP BY (con_enie("matricula")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «facilitadores» hay valores de «matricula» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("clave_grupo"::text, ' y ' ORDER BY "clave_grupo") AS cual FROM "grupos" WHERE (con_enie("clave_grupo")) IS NOT NULL GROUP BY (con_enie("clave_grupo")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «grupos» hay valores de «clave_grupo» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("matricula"::text, ' y ' ORDER BY "matricula") AS cual FROM "estudiantes" WHERE (con_enie("matricula")) IS NOT NULL GROUP BY (con_enie("matricula")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «estudiantes» hay valores de «matricula» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT string_agg("n_folio"::text, ' y ' ORDER BY "n_folio") AS cual FROM "certificados" WHERE (con_enie("n_folio")) IS NOT NULL GROUP BY (con_enie("n_folio")) HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «certificados» hay valores de «n_folio» que solo se distinguen por mayúsculas o acentos:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "cucs_clave_cuc_igual" ON "cucs" USING btree (con_enie("clave_cuc"));
--> statement-breakpoint
CREATE UNIQUE INDEX "programas_clave_programa_igual" ON "programas" USING btree (con_enie("clave_programa"));
--> statement-breakpoint
CREATE UNIQUE INDEX "materias_clave_materia_igual" ON "materias" USING btree (con_enie("clave_materia"));
--> statement-breakpoint
CREATE UNIQUE INDEX "consejeros_matricula_igual" ON "consejeros" USING btree (con_enie("matricula"));
--> statement-breakpoint
CREATE UNIQUE INDEX "escolares_matricula_igual" ON "escolares" USING btree (con_enie("matricula"));
--> statement-breakpoint
CREATE UNIQUE INDEX "facilitadores_matricula_igual" ON "facilitadores" USING btree (con_enie("matricula"));
--> statement-breakpoint
CREATE UNIQUE INDEX "grupos_clave_grupo_igual" ON "grupos" USING btree (con_enie("clave_grupo"));
--> statement-breakpoint
CREATE UNIQUE INDEX "estudiantes_matricula_igual" ON "estudiantes" USING btree (con_enie("matricula"));
--> statement-breakpoint
CREATE UNIQUE INDEX "certificados_n_folio_igual" ON "certificados" USING btree (con_enie("n_folio"));
