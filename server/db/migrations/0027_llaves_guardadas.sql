ALTER TABLE "estudiantes" ADD COLUMN "del_cuc" text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "clases" ADD COLUMN "del_cuc" text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" ADD COLUMN "id_materia" uuid;
--> statement-breakpoint
DROP INDEX "clases_estudiantes_matricula";
--> statement-breakpoint
ALTER TABLE "estudiantes" DISABLE TRIGGER situacion_al_cambio;
--> statement-breakpoint
ALTER TABLE "clases" DISABLE TRIGGER situacion_al_cambio;
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" DISABLE TRIGGER situacion_al_cambio;
--> statement-breakpoint
UPDATE "estudiantes" e SET "del_cuc" = g."clave_cuc" FROM "grupos" g WHERE g."clave_grupo" = e."clave_grupo";
--> statement-breakpoint
UPDATE "clases" c SET "del_cuc" = g."clave_cuc" FROM "grupos" g WHERE g."clave_grupo" = c."clave_grupo";
--> statement-breakpoint
UPDATE "clases_estudiantes" ce SET "id_materia" = c."id_materia" FROM "clases" c WHERE c."id_clase" = ce."id_clase";
--> statement-breakpoint
ALTER TABLE "estudiantes" ENABLE TRIGGER situacion_al_cambio;
--> statement-breakpoint
ALTER TABLE "clases" ENABLE TRIGGER situacion_al_cambio;
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" ENABLE TRIGGER situacion_al_cambio;
--> statement-breakpoint
CREATE INDEX "usuarios_rol" ON "usuarios" USING btree ("rol","activo","creado_en","email");
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc" ON "estudiantes" USING btree ("del_cuc","apellidopaterno","matricula");
--> statement-breakpoint
CREATE INDEX "estudiantes_nombre_matricula" ON "estudiantes" USING btree ("nombre","matricula");
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_clave_programa_estatus_sexo_nacionalidad" ON "estudiantes" USING btree ("del_cuc","clave_programa","estatus","sexo","id_nacionalidad");
--> statement-breakpoint
CREATE INDEX "clases_del_cuc" ON "clases" USING btree ("del_cuc","nombre","id_clase");
--> statement-breakpoint
CREATE INDEX "clases_estudiantes_matricula" ON "clases_estudiantes" USING btree ("matricula","id_materia");
--> statement-breakpoint
-- The campus of a student and of a class is that of their group; lists of a campus are paged by it.
create or replace function public.se_hereda_cuc() returns trigger language plpgsql as $$
begin
  new.del_cuc := (select g.clave_cuc from public.grupos g where g.clave_grupo = new.clave_grupo);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger hereda_cuc before insert or update of clave_grupo, del_cuc on public.estudiantes
  for each row execute function public.se_hereda_cuc();
--> statement-breakpoint
create or replace trigger hereda_cuc before insert or update of clave_grupo, del_cuc on public.clases
  for each row execute function public.se_hereda_cuc();
--> statement-breakpoint
create or replace function public.se_muda_grupo() returns trigger language plpgsql as $$
begin
  update public.estudiantes set del_cuc = new.clave_cuc where clave_grupo = new.clave_grupo;
  update public.clases set del_cuc = new.clave_cuc where clave_grupo = new.clave_grupo;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger se_muda after update of clave_cuc on public.grupos
  for each row when (old.clave_cuc is distinct from new.clave_cuc) execute function public.se_muda_grupo();
--> statement-breakpoint
-- The subject that somebody takes is that of the class.
create or replace function public.se_hereda_materia() returns trigger language plpgsql as $$
begin
  new.id_materia := (select c.id_materia from public.clases c where c.id_clase = new.id_clase);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger hereda_materia before insert or update of id_clase, id_materia on public.clases_estudiantes
  for each row execute function public.se_hereda_materia();
--> statement-breakpoint
create or replace function public.se_cambia_materia() returns trigger language plpgsql as $$
begin
  update public.clases_estudiantes set id_materia = new.id_materia where id_clase = new.id_clase;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cambia_materia after update of id_materia on public.clases
  for each row when (old.id_materia is distinct from new.id_materia) execute function public.se_cambia_materia();
