-- Nobody writes a student, a class or who takes it until all are marked; in the order in which others write them.
DO $$ BEGIN
  LOCK TABLE "estudiantes" IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE "clases" IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE "clases_estudiantes" IN ACCESS EXCLUSIVE MODE;
END $$;
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" ADD COLUMN "ajena" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Few have one: only these rows are written.
UPDATE "clases_estudiantes" ce SET "ajena" = true FROM "clases" c, "estudiantes" e
WHERE c."id_clase" = ce."id_clase" AND e."matricula" = ce."matricula" AND c."clave_grupo" <> e."clave_grupo";
--> statement-breakpoint
CREATE INDEX "clases_estudiantes_ajenas" ON "clases_estudiantes" USING btree ("id_clase","matricula") WHERE "clases_estudiantes"."ajena";
--> statement-breakpoint
CREATE INDEX "clases_estudiantes_ajenas_suyas" ON "clases_estudiantes" USING btree ("matricula","id_clase") WHERE "clases_estudiantes"."ajena";
--> statement-breakpoint
-- Whether somebody takes a class of another group: for the enrolments that the trigger's own query names, of a row by the column that it names. Where these students stand is held as well: of two who change one student at once, the second sees what the first wrote.
create or replace function public.se_renuevan_ajenas() returns trigger language plpgsql as $$
declare
  tocada text := tg_argv[0];
begin
  if tg_level = 'ROW' then tocada := format(tocada, to_jsonb(new) ->> tg_argv[1]); end if;
  execute format('
    select from public.clases_estudiantes ce where (ce.id_clase, ce.matricula) in (select id_clase, matricula from (%s) as tocada)
    order by ce.matricula, ce.id_clase for no key update', tocada);
  execute format('
    select from public.situaciones s where s.matricula in (select matricula from (%s) as tocada)
    order by s.matricula for no key update', tocada);
  execute format('
    update public.clases_estudiantes ce set ajena = not ce.ajena
    from (%s) as tocada join public.clases c on c.id_clase = tocada.id_clase join public.estudiantes e on e.matricula = tocada.matricula
    where ce.id_clase = tocada.id_clase and ce.matricula = tocada.matricula and ce.ajena <> (c.clave_grupo <> e.clave_grupo)', tocada);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger ajena_al_alta after insert on public.clases_estudiantes
  referencing new table as despues for each statement execute function public.se_renuevan_ajenas(
    'select id_clase, matricula from despues');
--> statement-breakpoint
create or replace trigger ajena_al_cambio after update of id_clase, matricula on public.clases_estudiantes
  for each row when ((old.id_clase, old.matricula) is distinct from (new.id_clase, new.matricula)) execute function public.se_renuevan_ajenas(
    'select id_clase, matricula from public.clases_estudiantes where matricula = %L', 'matricula');
--> statement-breakpoint
create or replace trigger ajena_al_cambio after update of clave_grupo on public.estudiantes
  for each row when (old.clave_grupo is distinct from new.clave_grupo) execute function public.se_renuevan_ajenas(
    'select id_clase, matricula from public.clases_estudiantes where matricula = %L', 'matricula');
--> statement-breakpoint
create or replace trigger ajena_al_cambio after update of clave_grupo on public.clases
  for each row when (old.clave_grupo is distinct from new.clave_grupo) execute function public.se_renuevan_ajenas(
    'select id_clase, matricula from public.clases_estudiantes where id_clase = %L', 'id_clase');
