ALTER TABLE "certificados" ADD COLUMN "del_cuc" text COLLATE "es_natural";
--> statement-breakpoint
UPDATE "certificados" c SET "del_cuc" = e."del_cuc" FROM "estudiantes" e WHERE e."matricula" = c."matricula_estudiante";
--> statement-breakpoint
CREATE INDEX "clases_del_cuc_id_periodo_status_facilitador_status_escolar" ON "clases" USING btree ("del_cuc","id_periodo","status_facilitador","status_escolar");
--> statement-breakpoint
CREATE INDEX "clases_matricula_id_periodo" ON "clases" USING btree ("matricula","id_periodo");
--> statement-breakpoint
CREATE INDEX "certificados_del_cuc_n_folio_estado" ON "certificados" USING btree ("del_cuc","n_folio","estado");
--> statement-breakpoint
CREATE INDEX "certificados_estado_n_folio" ON "certificados" USING btree ("estado","n_folio");
--> statement-breakpoint
CREATE INDEX "serviciosSociales_status_del_cuc" ON "serviciosSociales" USING btree ("status","del_cuc");
--> statement-breakpoint
CREATE INDEX "calificacionesPrevias_estado_matricula_estudiante" ON "calificacionesPrevias" USING btree ("estado","matricula_estudiante");
--> statement-breakpoint
-- The campus of a social service and of a certificate is that of its student.
create or replace function public.se_hereda_cuc_del_estudiante() returns trigger language plpgsql as $$
begin
  new.del_cuc := (select e.del_cuc from public.estudiantes e where e.matricula = new.matricula_estudiante);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger hereda_cuc before insert or update of matricula_estudiante, del_cuc on public.certificados
  for each row execute function public.se_hereda_cuc_del_estudiante();
--> statement-breakpoint
create or replace function public.se_muda_estudiante() returns trigger language plpgsql as $$
begin
  update public."serviciosSociales" set del_cuc = new.del_cuc where matricula_estudiante = new.matricula;
  update public.certificados set del_cuc = new.del_cuc where matricula_estudiante = new.matricula;
  return null;
end $$;
