CREATE TABLE "calificacionesPrevias" (
	"id_calificacion" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"matricula_estudiante" text COLLATE "es_natural" NOT NULL,
	"id_materia" uuid NOT NULL,
	"id_periodo" uuid,
	"periodo_escrito" text COLLATE "es_natural",
	"calificacion" numeric(8, 2) NOT NULL,
	"tipo" text DEFAULT 'Ordinario' NOT NULL,
	"institucion" text COLLATE "es_natural",
	"documento" text COLLATE "es_natural",
	"motivo" text COLLATE "es_natural" NOT NULL,
	"estado" text DEFAULT 'Por confirmar' NOT NULL,
	"registrada_por" text COLLATE "es_natural" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("periodo_escrito"::text, '') || ' ' || coalesce("calificacion"::text, '') || ' ' || coalesce("institucion"::text, '') || ' ' || coalesce("documento"::text, ''))) STORED,
	CONSTRAINT "calificacionesPrevias_matricula_estudiante_id_materia_id_period" UNIQUE NULLS NOT DISTINCT("matricula_estudiante","id_materia","id_periodo","periodo_escrito","tipo"),
	CONSTRAINT "calificacionesPrevias_periodo_escrito_valido" CHECK (char_length("periodo_escrito") <= 100),
	CONSTRAINT "calificacionesPrevias_calificacion_valido" CHECK ("calificacion" >= 0 and "calificacion" <= 10),
	CONSTRAINT "calificacionesPrevias_tipo_valido" CHECK ("tipo" in ('Ordinario', 'Extraordinario', 'Equivalencia', 'Revalidación')),
	CONSTRAINT "calificacionesPrevias_institucion_valido" CHECK (char_length("institucion") <= 200),
	CONSTRAINT "calificacionesPrevias_documento_valido" CHECK (char_length("documento") <= 200),
	CONSTRAINT "calificacionesPrevias_motivo_valido" CHECK (char_length("motivo") <= 300),
	CONSTRAINT "calificacionesPrevias_estado_valido" CHECK ("estado" in ('Por confirmar', 'Confirmada', 'Anulada')),
	CONSTRAINT "calificacionesPrevias_registrada_por_valido" CHECK (char_length("registrada_por") <= 255)
);

--> statement-breakpoint
ALTER TABLE "estudiantes" ADD COLUMN "matricula_anterior" text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD COLUMN "continua" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT concat_ws(', ', "matricula_anterior"::text) || ' (' || count(*) || ' veces)' AS cual FROM "estudiantes" WHERE "matricula_anterior" IS NOT NULL GROUP BY "matricula_anterior" HAVING count(*) > 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «estudiantes» se repite «matricula_anterior»:' || ' ' || cuales || '. ' || 'Deben quedar distintos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_matricula_anterior_unico" UNIQUE("matricula_anterior");
--> statement-breakpoint
CREATE INDEX "estudiantes_matricula_anterior" ON "estudiantes" USING btree ("matricula_anterior");
--> statement-breakpoint
CREATE INDEX "calificacionesPrevias_matricula_estudiante" ON "calificacionesPrevias" USING btree ("matricula_estudiante");
--> statement-breakpoint
CREATE INDEX "calificacionesPrevias_id_materia" ON "calificacionesPrevias" USING btree ("id_materia");
--> statement-breakpoint
CREATE INDEX "calificacionesPrevias_id_periodo" ON "calificacionesPrevias" USING btree ("id_periodo");
--> statement-breakpoint
CREATE INDEX "calificacionesPrevias_orden" ON "calificacionesPrevias" USING btree ("matricula_estudiante","id_calificacion");
--> statement-breakpoint
CREATE INDEX "calificacionesPrevias_busqueda" ON "calificacionesPrevias" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT "matricula_anterior"::text AS cual FROM "estudiantes" t WHERE "matricula_anterior" IS NOT NULL AND NOT EXISTS (SELECT FROM "estudiantes" p WHERE p."matricula" = t."matricula_anterior") GROUP BY 1 ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «estudiantes» hay valores de «matricula_anterior» que no existen en «estudiantes»:' || ' ' || cuales || '. ' || 'Hay que cambiarlos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_matricula_anterior_fk" FOREIGN KEY ("matricula_anterior") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calificacionesPrevias" ADD CONSTRAINT "calificacionesPrevias_matricula_estudiante_fk" FOREIGN KEY ("matricula_estudiante") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calificacionesPrevias" ADD CONSTRAINT "calificacionesPrevias_id_materia_fk" FOREIGN KEY ("id_materia") REFERENCES "public"."materias"("id_materia") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calificacionesPrevias" ADD CONSTRAINT "calificacionesPrevias_id_periodo_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos"("id_periodo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
drop function public.tomadas(text[]);
--> statement-breakpoint
-- What passes among grades that no class of here gave: as src/domain/universidad.ts says, which tests/db/situaciones.test.ts compares.
create or replace function public.calificacion_aprobatoria() returns numeric language sql immutable parallel safe as 'select 6.0';
--> statement-breakpoint
-- Everything that these students took, in classes of here or, confirmed, in another period: the one place that says so. History, kardex, boleta, grid and what may still be taken are read from it, too. `cerrada` is null for what no class of here gave, which is in no last period.
create or replace function public.tomadas(cuales text[])
  returns table (matricula text, id_materia uuid, id_periodo uuid, calificacion numeric, acreditado text, cerrada boolean,
    id_clase uuid, periodo_escrito text, retroalimentacion text, tipo text, institucion text)
  language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select ce.matricula, c.id_materia, c.id_periodo, ce.calificacion, ce.acreditado, c.status_escolar,
    c.id_clase, null::text, ce.retroalimentacion, null::text, null::text
  from unnest(cuales) as de (cual) join public.clases_estudiantes ce on ce.matricula = de.cual join public.clases c on c.id_clase = ce.id_clase
  union all
  select p.matricula_estudiante, p.id_materia, p.id_periodo, p.calificacion,
    case when p.calificacion >= public.calificacion_aprobatoria() then 'Si' else 'No' end, null,
    null, p.periodo_escrito, null, p.tipo, p.institucion
  from unnest(cuales) as de (cual) join public."calificacionesPrevias" p on p.matricula_estudiante = de.cual and p.estado = 'Confirmada';
end $$;
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public."calificacionesPrevias"
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula_estudiante as matricula from despues where estado = ''Confirmada''');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public."calificacionesPrevias"
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula_estudiante as matricula from antes union select matricula_estudiante from despues');
--> statement-breakpoint
create or replace trigger situacion_a_la_baja after delete on public."calificacionesPrevias"
  referencing old table as antes for each statement execute function public.se_renuevan_situaciones(
    'select matricula_estudiante as matricula from antes');
--> statement-breakpoint
create or replace trigger situacion_al_vaciar after truncate on public."calificacionesPrevias" for each statement execute function public.se_renuevan_situaciones(
    'select matricula from public.estudiantes');
