ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk";
--> statement-breakpoint
DROP INDEX "estudiantes_del_cuc";
--> statement-breakpoint
DROP INDEX "estudiantes_del_cuc_clave_programa_estatus_sexo_nacionalidad";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ALTER COLUMN "clave_grupo" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD COLUMN "del_cuc" text COLLATE "es_natural";
--> statement-breakpoint
UPDATE "serviciosSociales" s SET "del_cuc" = e."del_cuc" FROM "estudiantes" e WHERE e."matricula" = s."matricula_estudiante";
--> statement-breakpoint
ALTER TABLE "situaciones" ADD COLUMN "por_entregar" integer;
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
UPDATE "situaciones" s SET "por_entregar" = (
  SELECT count(*) FROM unnest(public.documentos_pedidos(p."grado", e."id_nacionalidad")) AS pedido (documento)
  WHERE NOT EXISTS (SELECT FROM "documentacion" d WHERE d."matricula" = e."matricula" AND d."documento" = pedido.documento))
FROM "estudiantes" e JOIN "programas" p ON p."clave_programa" = e."clave_programa" WHERE e."matricula" = s."matricula";
--> statement-breakpoint
ALTER TABLE "situaciones" ALTER COLUMN "por_entregar" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_apellidopaterno_matricula_estatus_clave_pro" ON "estudiantes" USING btree ("del_cuc","apellidopaterno","matricula","estatus","clave_programa");
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_clave_programa_estatus_sexo_nacionalidad_ma" ON "estudiantes" USING btree ("del_cuc","clave_programa","estatus","sexo","id_nacionalidad","matricula");
--> statement-breakpoint
CREATE INDEX "serviciosSociales_del_cuc" ON "serviciosSociales" USING btree ("del_cuc","id_servicio_social");
--> statement-breakpoint
CREATE INDEX "situaciones_por_entregar" ON "situaciones" USING btree ("clave_cuc","matricula") WHERE "situaciones"."por_entregar" > 0;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- It answers one figure more now.
DROP FUNCTION public.situaciones_calculadas(text[]);
--> statement-breakpoint
create or replace function public.situaciones_calculadas(cuales text[])
  returns table (matricula text, clave_cuc text, materias int, creditos numeric, aprobadas int, creditos_aprobados numeric, avance int,
    promedio numeric, id_periodo uuid, cerrado boolean, por_reinscribir boolean, por_entregar int)
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
  )
  select q.matricula, q.clave_cuc, coalesce(malla.materias, 0)::int, coalesce(malla.creditos, 0),
    coalesce(hecha.aprobadas, 0)::int, coalesce(hecha.creditos, 0), (coalesce(hecha.aprobadas, 0) * 10000 / malla.materias)::int,
    media.promedio, ultimo.id_periodo, coalesce(ultimo.cerrado, false),
    q.estatus = 1 and q.semestre < q.duracion and coalesce(ultimo.cerrado, false)
      and not exists (select from public.reinscripciones r where r.matricula = q.matricula and r.id_periodo = ultimo.id_periodo),
    coalesce(debe.documentos, 0)::int
  from quien q left join malla on malla.id_reticula = q.id_reticula left join hecha on hecha.matricula = q.matricula
    left join media on media.matricula = q.matricula left join ultimo on ultimo.matricula = q.matricula
    left join debe on debe.matricula = q.matricula
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
    por_entregar = excluded.por_entregar
  where s.* is distinct from excluded.*;
  get diagnostics renovadas = row_count;
  return renovadas;
end $$;
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.estudiantes
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select matricula, id_reticula, clave_programa, clave_grupo, estatus, semestre, id_nacionalidad from despues except select matricula, id_reticula, clave_programa, clave_grupo, estatus, semestre, id_nacionalidad from antes');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.programas
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.clave_programa in (select clave_programa from (select clave_programa, duracion, grado from despues except select clave_programa, duracion, grado from antes) as p)');
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
-- The campus of a social service is that of its student.
create or replace function public.se_hereda_cuc_del_estudiante() returns trigger language plpgsql as $$
begin
  new.del_cuc := (select e.del_cuc from public.estudiantes e where e.matricula = new.matricula_estudiante);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger hereda_cuc before insert or update of matricula_estudiante, del_cuc on public."serviciosSociales"
  for each row execute function public.se_hereda_cuc_del_estudiante();
--> statement-breakpoint
create or replace function public.se_muda_estudiante() returns trigger language plpgsql as $$
begin
  update public."serviciosSociales" set del_cuc = new.del_cuc where matricula_estudiante = new.matricula;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger se_muda after update on public.estudiantes
  for each row when (old.del_cuc is distinct from new.del_cuc) execute function public.se_muda_estudiante();
