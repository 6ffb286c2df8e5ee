ALTER TABLE "estudiantes_contados" DROP CONSTRAINT "estudiantes_contados_unico";
--> statement-breakpoint
DROP INDEX "clases_matricula_id_periodo";
--> statement-breakpoint
DROP INDEX "situaciones_avance";
--> statement-breakpoint
CREATE TABLE "clases_contadas" (
	"del_cuc" text COLLATE "es_natural",
	"id_periodo" uuid NOT NULL,
	"status_facilitador" boolean NOT NULL,
	"status_escolar" boolean NOT NULL,
	"turno" smallint NOT NULL,
	"cuantos" integer NOT NULL,
	CONSTRAINT "clases_contadas_unico" UNIQUE NULLS NOT DISTINCT("del_cuc","id_periodo","status_facilitador","status_escolar","turno")
);
--> statement-breakpoint
CREATE TABLE "situaciones_contadas" (
	"clave_cuc" text COLLATE "es_natural" NOT NULL,
	"activo" boolean NOT NULL,
	"por_reinscribir" boolean NOT NULL,
	"por_documentar" boolean NOT NULL,
	"candidato" boolean NOT NULL,
	"turno" smallint NOT NULL,
	"cuantos" integer NOT NULL,
	CONSTRAINT "situaciones_contadas_unico" UNIQUE("clave_cuc","activo","por_reinscribir","por_documentar","candidato","turno")
);
--> statement-breakpoint
CREATE TABLE "reportes_debidos" (
	"clave_grupo" text COLLATE "es_natural" PRIMARY KEY NOT NULL,
	"clave_cuc" text COLLATE "es_natural" NOT NULL,
	"desde" date
);
--> statement-breakpoint
-- Nearly all are active: the others are written below, instead of every row.
ALTER TABLE "situaciones" ADD COLUMN "activo" boolean DEFAULT true NOT NULL, ADD COLUMN "candidato" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "situaciones" ALTER COLUMN "activo" DROP DEFAULT, ALTER COLUMN "candidato" DROP DEFAULT;
--> statement-breakpoint
DELETE FROM "estudiantes_contados";
--> statement-breakpoint
ALTER TABLE "estudiantes_contados" ADD COLUMN "regular" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "estudiantes_contados" ADD CONSTRAINT "estudiantes_contados_unico" UNIQUE NULLS NOT DISTINCT("del_cuc","clave_programa","sexo","id_nacionalidad","estatus","regular","turno");
--> statement-breakpoint
CREATE INDEX "clases_matricula_id_periodo_status_facilitador" ON "clases" USING btree ("matricula","id_periodo","status_facilitador");
--> statement-breakpoint
CREATE INDEX "reportes_debidos_desde" ON "reportes_debidos" USING btree ("clave_cuc","desde");
--> statement-breakpoint
ALTER TABLE "reportes_debidos" ADD CONSTRAINT "reportes_debidos_clave_grupo_grupos_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP FUNCTION public.situaciones_calculadas(text[]);
--> statement-breakpoint
-- From how much of the grid on, in percent, a social service may begin: as src/domain/universidad.ts says, which tests/db/situaciones.test.ts compares.
create or replace function public.umbral_de_servicio_social() returns integer language sql immutable parallel safe as 'select 70';
--> statement-breakpoint
create or replace function public.situaciones_calculadas(cuales text[])
  returns table (matricula text, clave_cuc text, materias int, creditos numeric, aprobadas int, creditos_aprobados numeric, avance int,
    promedio numeric, id_periodo uuid, cerrado boolean, por_reinscribir boolean, por_entregar int, en_otro_cuc boolean,
    activo boolean, candidato boolean)
  language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  with quien as materialized (
    select e.matricula, e.id_reticula, e.estatus, e.semestre, e.id_nacionalidad, p.duracion, p.grado, g.clave_cuc
    from unnest(cuales) as de (cual) join public.estudiantes e on e.matricula = de.cual
      join public.programas p on p.clave_programa = e.clave_programa join public.grupos g on g.clave_grupo = e.clave_grupo
  ), tomada as materialized (
    select * from public.tomadas(cuales)
  ), malla as materialized (
    select r.id_reticula, count(*) as materias, coalesce(sum(m.creditos), 0) as creditos
    from public.reticulas_materias r join public.materias m on m.id_materia = r.id_materia
    where r.id_reticula in (select id_reticula from quien) group by r.id_reticula
  ), hecha as materialized (
    select h.matricula, count(*) as aprobadas, sum(m.creditos) as creditos
    from (
      select distinct q.matricula, r.id_materia
      from tomada t join quien q on q.matricula = t.matricula
        join public.reticulas_materias r on r.id_reticula = q.id_reticula and r.id_materia = t.id_materia
      where t.acreditado = 'Si'
    ) as h join public.materias m on m.id_materia = h.id_materia
    group by h.matricula
  ), media as materialized (
    select matricula, round(avg(calificacion), 2) as promedio from tomada where acreditado <> '' group by matricula
  ), ultimo as materialized (
    select distinct on (v.matricula) v.matricula, v.id_periodo, v.cerrado
    from (
      select matricula, id_periodo, bool_and(cerrada) as cerrado from tomada where cerrada is not null group by matricula, id_periodo
    ) as v join public.periodos p on p.id_periodo = v.id_periodo
    order by v.matricula, p.fecha_inicio desc, p.fecha_final desc, p.id_periodo desc
  ), debe as materialized (
    select q.matricula, count(*) as documentos
    from quien q cross join lateral unnest(public.documentos_pedidos(q.grado, q.id_nacionalidad)) as pedido (documento)
    where not exists (select from public.documentacion d where d.matricula = q.matricula and d.documento = pedido.documento)
    group by q.matricula
  ), ajena as materialized (
    select distinct t.matricula
    from tomada t join quien q on q.matricula = t.matricula join public.clases c on c.id_clase = t.id_clase and c.del_cuc <> q.clave_cuc
  )
  select q.matricula, q.clave_cuc, coalesce(malla.materias, 0)::int, coalesce(malla.creditos, 0),
    coalesce(hecha.aprobadas, 0)::int, coalesce(hecha.creditos, 0), (coalesce(hecha.aprobadas, 0) * 10000 / malla.materias)::int,
    media.promedio, ultimo.id_periodo, coalesce(ultimo.cerrado, false),
    q.estatus = 1 and q.semestre < q.duracion and coalesce(ultimo.cerrado, false)
      and not exists (select from public.reinscripciones r where r.matricula = q.matricula and r.id_periodo = ultimo.id_periodo),
    coalesce(debe.documentos, 0)::int, ajena.matricula is not null, q.estatus = 1,
    q.estatus = 1 and coalesce(hecha.aprobadas * 100 >= malla.materias * public.umbral_de_servicio_social(), false)
      and not exists (select from public."serviciosSociales" v where v.matricula_estudiante = q.matricula)
  from quien q left join malla on malla.id_reticula = q.id_reticula left join hecha on hecha.matricula = q.matricula
    left join media on media.matricula = q.matricula left join ultimo on ultimo.matricula = q.matricula
    left join debe on debe.matricula = q.matricula left join ajena on ajena.matricula = q.matricula
  order by q.matricula;
end $$;
--> statement-breakpoint
-- Works them out anew, and writes those that changed: answers how many. The rows are held first, in one order: who comes second sees what the first one wrote.
create or replace function public.renovar_situaciones(cuales text[]) returns integer language plpgsql as $$
declare
  renovadas integer;
begin
  perform from public.situaciones s where s.matricula = any(cuales) order by s.matricula for no key update;
  insert into public.situaciones as s select * from public.situaciones_calculadas(cuales)
  on conflict (matricula) do update set
    clave_cuc = excluded.clave_cuc, materias = excluded.materias, creditos = excluded.creditos, aprobadas = excluded.aprobadas,
    creditos_aprobados = excluded.creditos_aprobados, avance = excluded.avance, promedio = excluded.promedio,
    id_periodo = excluded.id_periodo, cerrado = excluded.cerrado, por_reinscribir = excluded.por_reinscribir,
    por_entregar = excluded.por_entregar, en_otro_cuc = excluded.en_otro_cuc, activo = excluded.activo, candidato = excluded.candidato
  where s.* is distinct from excluded.*;
  get diagnostics renovadas = row_count;
  return renovadas;
end $$;
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public."serviciosSociales"
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula_estudiante as matricula from despues');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public."serviciosSociales"
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    '(select matricula_estudiante as matricula from despues except select matricula_estudiante from antes) union (select matricula_estudiante from antes except select matricula_estudiante from despues)');
--> statement-breakpoint
create or replace trigger situacion_a_la_baja after delete on public."serviciosSociales"
  referencing old table as antes for each statement execute function public.se_renuevan_situaciones(
    'select matricula_estudiante as matricula from antes');
--> statement-breakpoint
create or replace trigger situacion_al_vaciar after truncate on public."serviciosSociales" for each statement execute function public.se_renuevan_situaciones(
    'select matricula from public.estudiantes');
--> statement-breakpoint
update public.situaciones s set activo = false from public.estudiantes e where e.matricula = s.matricula and e.estatus <> 1;
--> statement-breakpoint
update public.situaciones s set candidato = true
where s.activo and s.aprobadas * 100 >= s.materias * public.umbral_de_servicio_social() and s.materias > 0
  and not exists (select from public."serviciosSociales" v where v.matricula_estudiante = s.matricula);
--> statement-breakpoint
create or replace function public.se_descuentan() returns trigger language plpgsql as $$
begin
  execute format('delete from public.%I', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
-- Students, active or not.
create or replace function public.se_cuentan_estudiantes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular from despues
      except all select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.estudiantes_contados as contados (del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular, turno, cuantos)
    select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5, 6 having sum(uno) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint estudiantes_contados_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_alta after insert on public.estudiantes
  referencing new table as despues for each statement execute function public.se_cuentan_estudiantes(
    'select *, 1 as uno from despues');
--> statement-breakpoint
create or replace trigger cuenta_al_cambio after update on public.estudiantes
  referencing old table as antes new table as despues for each statement execute function public.se_cuentan_estudiantes(
    'select *, 1 as uno from despues union all select *, -1 from antes');
--> statement-breakpoint
create or replace trigger cuenta_a_la_baja after delete on public.estudiantes
  referencing old table as antes for each statement execute function public.se_cuentan_estudiantes(
    'select *, -1 as uno from antes');
--> statement-breakpoint
create or replace trigger cuenta_al_vaciar after truncate on public.estudiantes
  for each statement execute function public.se_descuentan('estudiantes_contados');
--> statement-breakpoint
-- Classes, of each period.
create or replace function public.se_cuentan_clases() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select del_cuc, id_periodo, status_facilitador, status_escolar from despues
      except all select del_cuc, id_periodo, status_facilitador, status_escolar from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.clases_contadas as contados (del_cuc, id_periodo, status_facilitador, status_escolar, turno, cuantos)
    select del_cuc, id_periodo, status_facilitador, status_escolar, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4 having sum(uno) <> 0 order by 1, 2, 3, 4
    on conflict on constraint clases_contadas_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_alta after insert on public.clases
  referencing new table as despues for each statement execute function public.se_cuentan_clases(
    'select *, 1 as uno from despues');
--> statement-breakpoint
create or replace trigger cuenta_al_cambio after update on public.clases
  referencing old table as antes new table as despues for each statement execute function public.se_cuentan_clases(
    'select *, 1 as uno from despues union all select *, -1 from antes');
--> statement-breakpoint
create or replace trigger cuenta_a_la_baja after delete on public.clases
  referencing old table as antes for each statement execute function public.se_cuentan_clases(
    'select *, -1 as uno from antes');
--> statement-breakpoint
create or replace trigger cuenta_al_vaciar after truncate on public.clases
  for each statement execute function public.se_descuentan('clases_contadas');
--> statement-breakpoint
-- Where students stand: who is listed for it.
create or replace function public.se_cuentan_situaciones() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from despues) then return null; end if;
  end if;
  if tg_op = 'UPDATE' then
    if not exists (
      select clave_cuc, activo, por_reinscribir, por_entregar > 0, candidato from despues
      except all select clave_cuc, activo, por_reinscribir, por_entregar > 0, candidato from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.situaciones_contadas as contados (clave_cuc, activo, por_reinscribir, por_documentar, candidato, turno, cuantos)
    select clave_cuc, activo, por_reinscribir, por_entregar > 0, candidato, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5 having sum(uno) <> 0 order by 1, 2, 3, 4, 5
    on conflict on constraint situaciones_contadas_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_alta after insert on public.situaciones
  referencing new table as despues for each statement execute function public.se_cuentan_situaciones(
    'select *, 1 as uno from despues');
--> statement-breakpoint
create or replace trigger cuenta_al_cambio after update on public.situaciones
  referencing old table as antes new table as despues for each statement execute function public.se_cuentan_situaciones(
    'select *, 1 as uno from despues union all select *, -1 from antes');
--> statement-breakpoint
create or replace trigger cuenta_a_la_baja after delete on public.situaciones
  referencing old table as antes for each statement execute function public.se_cuentan_situaciones(
    'select *, -1 as uno from antes');
--> statement-breakpoint
create or replace trigger cuenta_al_vaciar after truncate on public.situaciones
  for each statement execute function public.se_descuentan('situaciones_contadas');
--> statement-breakpoint
DROP FUNCTION public.se_descuentan_estudiantes();
--> statement-breakpoint
-- The first day of the oldest period of which these groups owe a report: the initial one, or the final one once all their classes of it are closed. Null for a group that owes none.
create or replace function public.reportes_debidos_calculados(cuales text[]) returns table (clave_grupo text, clave_cuc text, desde date)
  language sql stable as $$
  select g.clave_grupo, g.clave_cuc, (
    select min(p.fecha_inicio)
    from (
      select c.id_periodo, bool_and(c.status_escolar) as cerrado from public.clases c where c.clave_grupo = g.clave_grupo group by c.id_periodo
    ) as suyo join public.periodos p on p.id_periodo = suyo.id_periodo
      left join public.reportes_de_grupos r on r.clave_grupo = g.clave_grupo and r.id_periodo = suyo.id_periodo
    where r.estado is null or r.estado = 'generado' or (r.estado <> 'final' and suyo.cerrado)
  )
  from unnest(cuales) as de (cual) join public.grupos g on g.clave_grupo = de.cual
  order by g.clave_grupo
$$;
--> statement-breakpoint
-- Works them out anew, and writes those that changed: answers how many. The rows are held first, in one order: who comes second sees what the first one wrote.
create or replace function public.renovar_reportes_debidos(cuales text[]) returns integer language plpgsql as $$
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
-- After a statement, for the groups that the trigger's own query names.
create or replace function public.se_renuevan_reportes_debidos() returns trigger language plpgsql as $$
declare
  cuales text[];
begin
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
    'select clave_grupo from ((select id_clase, clave_grupo, id_periodo, status_escolar from despues except select id_clase, clave_grupo, id_periodo, status_escolar from antes) union (select id_clase, clave_grupo, id_periodo, status_escolar from antes except select id_clase, clave_grupo, id_periodo, status_escolar from despues)) as c');
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
    'select clave_grupo from public.clases where id_periodo in (select id_periodo from (select id_periodo, fecha_inicio from despues except select id_periodo, fecha_inicio from antes) as p)');
--> statement-breakpoint
CREATE INDEX "situaciones_candidatos" ON "situaciones" USING btree ("clave_cuc","matricula") WHERE "situaciones"."candidato";
--> statement-breakpoint
insert into public.estudiantes_contados (del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular, turno, cuantos)
select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular, 0, count(*) from public.estudiantes group by 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
insert into public.clases_contadas (del_cuc, id_periodo, status_facilitador, status_escolar, turno, cuantos)
select del_cuc, id_periodo, status_facilitador, status_escolar, 0, count(*) from public.clases group by 1, 2, 3, 4;
--> statement-breakpoint
insert into public.situaciones_contadas (clave_cuc, activo, por_reinscribir, por_documentar, candidato, turno, cuantos)
select clave_cuc, activo, por_reinscribir, por_entregar > 0, candidato, 0, count(*) from public.situaciones group by 1, 2, 3, 4, 5;
--> statement-breakpoint
insert into public.reportes_debidos select * from public.reportes_debidos_calculados(array(select clave_grupo from public.grupos));
