-- Nobody writes a class, or into one, until it is known which are empty and all are counted anew.
DO $$ BEGIN
  LOCK TABLE "clases" IN ACCESS EXCLUSIVE MODE;
  LOCK TABLE "clases_estudiantes" IN SHARE ROW EXCLUSIVE MODE;
END $$;
--> statement-breakpoint
ALTER TABLE "clases" ADD COLUMN "vacia" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "clases" ALTER COLUMN "vacia" SET DEFAULT true;
--> statement-breakpoint
ALTER TABLE "clases_contadas" DROP CONSTRAINT "clases_contadas_unico";
--> statement-breakpoint
DELETE FROM "clases_contadas";
--> statement-breakpoint
ALTER TABLE "clases_contadas" ADD COLUMN "vacia" boolean NOT NULL;
--> statement-breakpoint
ALTER TABLE "clases_contadas" ADD CONSTRAINT "clases_contadas_unico" UNIQUE NULLS NOT DISTINCT("del_cuc","clave_programa","id_periodo","status_facilitador","status_escolar","vacia","turno");
--> statement-breakpoint
-- What is counted is still of before, and is counted anew below.
ALTER TABLE "clases" DISABLE TRIGGER "cuenta_al_cambio";
--> statement-breakpoint
UPDATE "clases" c SET "vacia" = true WHERE NOT EXISTS (SELECT FROM "clases_estudiantes" ce WHERE ce."id_clase" = c."id_clase");
--> statement-breakpoint
ALTER TABLE "clases" ENABLE TRIGGER "cuenta_al_cambio";
--> statement-breakpoint
create or replace function public.se_cuentan_clases() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia from despues
      except all select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.clases_contadas as contados (del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia, turno, cuantos)
    select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5, 6 having sum(uno) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint clases_contadas_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
insert into public.clases_contadas (del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia, turno, cuantos)
select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia, 0, count(*) from public.clases group by 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
-- The first day of the oldest period of which these groups owe a report: the initial one, or the final one once all their classes of it that have students are closed, for nobody can grade the others. Null for a group that owes none.
create or replace function public.reportes_debidos_calculados(cuales text[]) returns table (clave_grupo text, clave_cuc text, desde date)
  language sql stable as $$
  select g.clave_grupo, g.clave_cuc, (
    select min(p.fecha_inicio)
    from (
      select c.id_periodo, coalesce(bool_and(c.status_escolar) filter (where not c.vacia), false) as cerrado from public.clases c where c.clave_grupo = g.clave_grupo group by c.id_periodo
    ) as suyo join public.periodos p on p.id_periodo = suyo.id_periodo
      left join public.reportes_de_grupos r on r.clave_grupo = g.clave_grupo and r.id_periodo = suyo.id_periodo
    where r.estado is null or r.estado = 'generado' or (r.estado <> 'final' and suyo.cerrado)
  )
  from unnest(cuales) as de (cual) join public.grupos g on g.clave_grupo = de.cual
  order by g.clave_grupo
$$;
--> statement-breakpoint
create or replace trigger reporte_al_cambio after update on public.clases
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from ((select id_clase, clave_grupo, id_periodo, status_escolar, vacia from despues except select id_clase, clave_grupo, id_periodo, status_escolar, vacia from antes) union (select id_clase, clave_grupo, id_periodo, status_escolar, vacia from antes except select id_clase, clave_grupo, id_periodo, status_escolar, vacia from despues)) as c');
--> statement-breakpoint
select public.renovar_reportes_debidos(array(select distinct clave_grupo from public.clases where vacia));
--> statement-breakpoint
-- Whether a class has students: of the classes that the trigger's own query names. They are held first, so that of two who enrol and take out the second sees what the first wrote; and before the situations of their students, as whoever closes a class holds them: the triggers of one table go off in the order of their names.
create or replace function public.se_renuevan_vacias() returns trigger language plpgsql as $$
begin
  execute format('select from public.clases where id_clase in (%s) order by id_clase for no key update', tg_argv[0]);
  execute format('
    update public.clases c set vacia = not c.vacia
    where c.id_clase in (%s) and c.vacia = exists (select from public.clases_estudiantes ce where ce.id_clase = c.id_clase)', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger abre_al_alta after insert on public.clases_estudiantes
  referencing new table as despues for each statement execute function public.se_renuevan_vacias(
    'select id_clase from despues');
--> statement-breakpoint
create or replace trigger abre_al_cambio after update on public.clases_estudiantes
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_vacias(
    'select id_clase from ((select id_clase, matricula from despues except select id_clase, matricula from antes) union (select id_clase, matricula from antes except select id_clase, matricula from despues)) as ce');
--> statement-breakpoint
create or replace trigger abre_a_la_baja after delete on public.clases_estudiantes
  referencing old table as antes for each statement execute function public.se_renuevan_vacias(
    'select id_clase from antes');
--> statement-breakpoint
create or replace trigger abre_al_vaciar after truncate on public.clases_estudiantes for each statement execute function public.se_renuevan_vacias(
    'select id_clase from public.clases');
--> statement-breakpoint
create or replace function public.nace_vacia() returns trigger language plpgsql as $$
begin
  new.vacia := true;
  return new;
end $$;
--> statement-breakpoint
-- A class begins without students, whatever it is copied from.
create or replace trigger nace_vacia before insert on public.clases for each row execute function public.nace_vacia();
