-- Since when each group owes a report: what the database keeps of it. Whoever changes this file writes the same into a migration: tests/db/situaciones.test.ts compares both.

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
-- Works them out anew, and writes those that changed: answers how many. The rows are held first, in one order: who comes second sees what the first one wrote.
create or replace function public.renovar_reportes_debidos(cuales text[]) returns integer language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  renovados integer;
begin
  perform from public.reportes_debidos d where d.clave_grupo = any(cuales) order by d.clave_grupo for no key update;
  insert into public.reportes_debidos as d select * from public.reportes_debidos_calculados(cuales)
  on conflict (clave_grupo) do update set clave_cuc = excluded.clave_cuc, desde = excluded.desde
  where d.* is distinct from excluded.*;
  get diagnostics renovados = row_count;
  return renovados;
end $$;
--> statement-breakpoint
-- After a statement, for the groups that the trigger's own query names. Another one holds, before, what classes refer to, as of situations.
create or replace function public.se_renuevan_reportes_debidos() returns trigger language plpgsql as $$
declare
  cuales text[];
begin
  for lugar in 1 .. tg_nargs - 1 loop
    execute tg_argv[lugar];
  end loop;
  execute format('select array_agg(distinct clave_grupo) from (%s) as tocado', tg_argv[0]) into cuales;
  if cuales is not null then
    perform public.renovar_reportes_debidos(cuales);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger reporte_al_alta after insert on public.grupos
  referencing new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from despues');
--> statement-breakpoint
create or replace trigger reporte_al_cambio after update on public.grupos
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo, clave_cuc from despues except select clave_grupo, clave_cuc from antes');
--> statement-breakpoint
create or replace trigger reporte_al_alta after insert on public.clases
  referencing new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from despues');
--> statement-breakpoint
create or replace trigger reporte_al_cambio after update on public.clases
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from ((select id_clase, clave_grupo, id_periodo, status_escolar, vacia from despues except select id_clase, clave_grupo, id_periodo, status_escolar, vacia from antes) union (select id_clase, clave_grupo, id_periodo, status_escolar, vacia from antes except select id_clase, clave_grupo, id_periodo, status_escolar, vacia from despues)) as c');
--> statement-breakpoint
create or replace trigger reporte_a_la_baja after delete on public.clases
  referencing old table as antes for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from antes');
--> statement-breakpoint
create or replace trigger reporte_al_vaciar after truncate on public.clases
  for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from public.grupos');
--> statement-breakpoint
create or replace trigger reporte_al_alta after insert on public.reportes_de_grupos
  referencing new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from despues');
--> statement-breakpoint
create or replace trigger reporte_al_cambio after update on public.reportes_de_grupos
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from ((select id_caso, clave_grupo, id_periodo, estado from despues except select id_caso, clave_grupo, id_periodo, estado from antes) union (select id_caso, clave_grupo, id_periodo, estado from antes except select id_caso, clave_grupo, id_periodo, estado from despues)) as c');
--> statement-breakpoint
create or replace trigger reporte_a_la_baja after delete on public.reportes_de_grupos
  referencing old table as antes for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from antes');
--> statement-breakpoint
create or replace trigger reporte_al_vaciar after truncate on public.reportes_de_grupos
  for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from public.grupos');
--> statement-breakpoint
create or replace trigger reporte_al_cambio after update on public.periodos
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from public.clases where id_periodo in (select id_periodo from (select id_periodo, fecha_inicio from despues except select id_periodo, fecha_inicio from antes) as p)',
    'select from public.periodos where id_periodo in (select id_periodo from (select id_periodo, fecha_inicio from despues except select id_periodo, fecha_inicio from antes) as p) order by id_periodo for update');
