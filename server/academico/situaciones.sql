-- What the database keeps by itself: where each student stands, the campus and the subject that follow from others, and how many students there are. Whoever changes this file writes the same into a migration: tests/db/situaciones.test.ts compares both.

-- What passes among grades that no class of here gave: as src/domain/universidad.ts says, which tests/db/situaciones.test.ts compares.
create or replace function public.calificacion_aprobatoria() returns numeric language sql immutable parallel safe as 'select 6.0';
--> statement-breakpoint
-- From how much of the grid on, in percent, a social service may begin: as src/domain/universidad.ts says, which tests/db/situaciones.test.ts compares.
create or replace function public.umbral_de_servicio_social() returns integer language sql immutable parallel safe as 'select 70';
--> statement-breakpoint
-- Everything that these students took, in classes of here or, confirmed, in another period: the one place that says so. History, kardex, boleta, grid and what may still be taken are read from it, too. `cerrada` is null for what no class of here gave, which is in no last period.
create or replace function public.tomadas(cuales text[])
  returns table (matricula text, id_materia uuid, id_periodo uuid, calificacion numeric, acreditado text, cerrada boolean,
    id_clase uuid, periodo_escrito text, retroalimentacion text, tipo text, institucion text)
  language plpgsql stable rows 40 set plan_cache_mode = force_generic_plan as $$
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
-- The documents that a student of this degree and nationality is asked for: as src/domain/documentos.ts says, which tests/db/situaciones.test.ts compares.
create or replace function public.documentos_pedidos(grado text, nacionalidad integer) returns text[]
  language sql immutable parallel safe as $$
  select array(
    select nombre from (values
      ('Acta de nacimiento', null, null),
      ('Apostille de acta de nacimiento', null, 'extranjeros'),
      ('Identificación oficial', null, null),
      ('Apostille de identificación oficial', null, 'extranjeros'),
      ('CURP', null, 'mexicanos'),
      ('Certificado de bachillerato', 'licenciatura', null),
      ('Apostille de certificado de bachillerato', 'licenciatura', 'extranjeros'),
      ('Diploma de bachillerato', 'licenciatura', null),
      ('Apostille de diploma de bachillerato', 'licenciatura', 'extranjeros'),
      ('Certificado de licenciatura', 'posgrado', null),
      ('Apostille de certificado de licenciatura', 'posgrado', 'extranjeros'),
      ('Acta de examen', 'posgrado', null),
      ('Apostille de acta de examen', 'posgrado', 'extranjeros'),
      ('Título de licenciatura', 'posgrado', null),
      ('Apostille de título de licenciatura', 'posgrado', 'extranjeros'),
      ('Cédula profesional', 'posgrado', 'mexicanos'),
      ('Verificación de cédula profesional', 'posgrado', 'mexicanos')
    ) as d (nombre, de, solo)
    where coalesce(de = case when grado in ('Maestría', 'Especialidad', 'Doctorado') then 'posgrado' else 'licenciatura' end, true)
      and coalesce(solo = case when nacionalidad is not distinct from 2 then 'mexicanos' else 'extranjeros' end, true))
$$;
--> statement-breakpoint
create or replace function public.situaciones_calculadas(cuales text[])
  returns table (matricula text, clave_cuc text, materias int, creditos numeric, aprobadas int, creditos_aprobados numeric, avance int,
    promedio numeric, id_periodo uuid, cerrado boolean, por_reinscribir boolean, por_entregar int, en_otro_cuc boolean,
    activo boolean, candidato boolean)
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
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
-- After a statement, for the students that the trigger's own query names. Its other queries hold, before, what students refer to: who is being added to that in another transaction is waited for, and then named too; who comes later waits, and sees what this one wrote.
create or replace function public.se_renuevan_situaciones() returns trigger language plpgsql as $$
declare
  cuales text[];
begin
  for lugar in 1 .. tg_nargs - 1 loop
    execute tg_argv[lugar];
  end loop;
  execute format('select array_agg(distinct matricula) from (%s) as tocada', tg_argv[0]) into cuales;
  if cuales is not null then
    perform public.renovar_situaciones(cuales);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public.estudiantes
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula from despues');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.estudiantes
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula, id_reticula, clave_programa, clave_grupo, estatus, semestre, id_nacionalidad from despues except select matricula, id_reticula, clave_programa, clave_grupo, estatus, semestre, id_nacionalidad from antes');
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public.clases_estudiantes
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula from despues');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.clases_estudiantes
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    '(select matricula, id_clase, calificacion, acreditado from despues except select matricula, id_clase, calificacion, acreditado from antes) union (select matricula, id_clase, calificacion, acreditado from antes except select matricula, id_clase, calificacion, acreditado from despues)');
--> statement-breakpoint
create or replace trigger situacion_a_la_baja after delete on public.clases_estudiantes
  referencing old table as antes for each statement execute function public.se_renuevan_situaciones(
    'select matricula from antes');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.clases
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select ce.matricula from public.clases_estudiantes ce where ce.id_clase in (select id_clase from (select id_clase, id_materia, id_periodo, status_escolar, del_cuc from despues except select id_clase, id_materia, id_periodo, status_escolar, del_cuc from antes) as c)',
    'select from public.clases where id_clase in (select id_clase from (select id_clase, id_materia, id_periodo, status_escolar, del_cuc from despues except select id_clase, id_materia, id_periodo, status_escolar, del_cuc from antes) as c) order by id_clase for update');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.grupos
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.clave_grupo in (select clave_grupo from (select clave_grupo, clave_cuc from despues except select clave_grupo, clave_cuc from antes) as g)');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.programas
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.clave_programa in (select clave_programa from (select clave_programa, duracion, grado from despues except select clave_programa, duracion, grado from antes) as p)',
    'select from public.programas where clave_programa in (select clave_programa from (select clave_programa, duracion, grado from despues except select clave_programa, duracion, grado from antes) as p) order by clave_programa for update');
--> statement-breakpoint
-- Only where the order of the periods is another now; whoever is being put into one of their classes is waited for.
create or replace trigger situacion_al_cambio after update on public.periodos
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select ce.matricula from public.clases_estudiantes ce join public.clases c on c.id_clase = ce.id_clase where c.id_periodo in (select id_periodo from despues) and (select array_agg(id_periodo order by fecha_inicio, fecha_final, id_periodo) from public.periodos) <> (select array_agg(id_periodo order by fecha_inicio, fecha_final, id_periodo) from (select id_periodo, fecha_inicio, fecha_final from antes union all select id_periodo, fecha_inicio, fecha_final from public.periodos where id_periodo not in (select id_periodo from antes)) as p)',
    'select from public.clases where id_periodo in (select id_periodo from despues) and (select array_agg(id_periodo order by fecha_inicio, fecha_final, id_periodo) from public.periodos) <> (select array_agg(id_periodo order by fecha_inicio, fecha_final, id_periodo) from (select id_periodo, fecha_inicio, fecha_final from antes union all select id_periodo, fecha_inicio, fecha_final from public.periodos where id_periodo not in (select id_periodo from antes)) as p) order by id_clase for update');
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public.reticulas_materias
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.id_reticula in (select id_reticula from despues)',
    'select from public.reticulas where id_reticula in (select id_reticula from despues) order by id_reticula for update');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.reticulas_materias
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.id_reticula in (select id_reticula from ((select id_reticula, id_materia from despues except select id_reticula, id_materia from antes) union (select id_reticula, id_materia from antes except select id_reticula, id_materia from despues)) as r)',
    'select from public.reticulas where id_reticula in (select id_reticula from despues union select id_reticula from antes) order by id_reticula for update');
--> statement-breakpoint
create or replace trigger situacion_a_la_baja after delete on public.reticulas_materias
  referencing old table as antes for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.id_reticula in (select id_reticula from antes)',
    'select from public.reticulas where id_reticula in (select id_reticula from antes) order by id_reticula for update');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.materias
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e join public.reticulas_materias r on r.id_reticula = e.id_reticula where r.id_materia in (select id_materia from (select id_materia, creditos from despues except select id_materia, creditos from antes) as m)',
    'select from public.materias where id_materia in (select id_materia from (select id_materia, creditos from despues except select id_materia, creditos from antes) as m) order by id_materia for update',
    'select from public.reticulas where id_reticula in (select r.id_reticula from public.reticulas_materias r join (select id_materia, creditos from despues except select id_materia, creditos from antes) as m on m.id_materia = r.id_materia) order by id_reticula for update');
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public.reinscripciones
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula from despues');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.reinscripciones
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula from antes union select matricula from despues');
--> statement-breakpoint
create or replace trigger situacion_a_la_baja after delete on public.reinscripciones
  referencing old table as antes for each statement execute function public.se_renuevan_situaciones(
    'select matricula from antes');
--> statement-breakpoint
create or replace trigger situacion_al_vaciar after truncate on public.clases_estudiantes for each statement execute function public.se_renuevan_situaciones(
    'select matricula from public.estudiantes');
--> statement-breakpoint
create or replace trigger situacion_al_vaciar after truncate on public.reticulas_materias for each statement execute function public.se_renuevan_situaciones(
    'select matricula from public.estudiantes');
--> statement-breakpoint
create or replace trigger situacion_al_vaciar after truncate on public.reinscripciones for each statement execute function public.se_renuevan_situaciones(
    'select matricula from public.estudiantes');
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
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public.documentacion
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula from despues');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.documentacion
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula from antes union select matricula from despues');
--> statement-breakpoint
create or replace trigger situacion_a_la_baja after delete on public.documentacion
  referencing old table as antes for each statement execute function public.se_renuevan_situaciones(
    'select matricula from antes');
--> statement-breakpoint
create or replace trigger situacion_al_vaciar after truncate on public.documentacion for each statement execute function public.se_renuevan_situaciones(
    'select matricula from public.estudiantes');
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
-- The campus of a student and of a class is that of their group; lists of a campus are paged by it. What is inherited is read of a row that is held, as the reference to it holds it afterwards; who changes it waits for those who are being added, and they for that.
create or replace function public.se_hereda_cuc() returns trigger language plpgsql as $$
begin
  perform from public.grupos g where g.clave_grupo = new.clave_grupo for key share;
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
  perform from public.grupos where clave_grupo = new.clave_grupo for update;
  update public.estudiantes set del_cuc = new.clave_cuc where clave_grupo = new.clave_grupo;
  update public.clases set del_cuc = new.clave_cuc where clave_grupo = new.clave_grupo;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger se_muda after update of clave_cuc on public.grupos
  for each row when (old.clave_cuc is distinct from new.clave_cuc) execute function public.se_muda_grupo();
--> statement-breakpoint
-- The campus of a social service and of a certificate is that of its student.
create or replace function public.se_hereda_cuc_del_estudiante() returns trigger language plpgsql as $$
begin
  perform from public.estudiantes e where e.matricula = new.matricula_estudiante for key share;
  new.del_cuc := (select e.del_cuc from public.estudiantes e where e.matricula = new.matricula_estudiante);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger hereda_cuc before insert or update of matricula_estudiante, del_cuc on public."serviciosSociales"
  for each row execute function public.se_hereda_cuc_del_estudiante();
--> statement-breakpoint
create or replace trigger hereda_cuc before insert or update of matricula_estudiante, del_cuc on public.certificados
  for each row execute function public.se_hereda_cuc_del_estudiante();
--> statement-breakpoint
create or replace function public.se_muda_estudiante() returns trigger language plpgsql as $$
begin
  perform from public.estudiantes where matricula = new.matricula for update;
  update public."serviciosSociales" set del_cuc = new.del_cuc where matricula_estudiante = new.matricula;
  update public.certificados set del_cuc = new.del_cuc where matricula_estudiante = new.matricula;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger se_muda after update on public.estudiantes
  for each row when (old.del_cuc is distinct from new.del_cuc) execute function public.se_muda_estudiante();
--> statement-breakpoint
-- The subject that somebody takes is that of the class.
create or replace function public.se_hereda_materia() returns trigger language plpgsql as $$
begin
  perform from public.clases c where c.id_clase = new.id_clase for key share;
  new.id_materia := (select c.id_materia from public.clases c where c.id_clase = new.id_clase);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger hereda_materia before insert or update of id_clase, id_materia on public.clases_estudiantes
  for each row execute function public.se_hereda_materia();
--> statement-breakpoint
create or replace function public.se_cambia_materia() returns trigger language plpgsql as $$
begin
  perform from public.clases where id_clase = new.id_clase for update;
  update public.clases_estudiantes set id_materia = new.id_materia where id_clase = new.id_clase;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cambia_materia after update of id_materia on public.clases
  for each row when (old.id_materia is distinct from new.id_materia) execute function public.se_cambia_materia();
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
