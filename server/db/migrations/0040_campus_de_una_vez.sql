DROP INDEX "estudiantes_del_cuc_apellidopaterno_matricula_estatus_clave_pro";
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_apellidopaterno_matricula_busqueda_estatus_" ON "estudiantes" USING btree ("del_cuc","apellidopaterno","matricula","busqueda","estatus","clave_programa","clave_grupo");
--> statement-breakpoint
CREATE INDEX "clases_clave_grupo_id_periodo_status_escolar" ON "clases" USING btree ("clave_grupo","id_periodo","status_escolar");
--> statement-breakpoint
ALTER TABLE "situaciones" ADD COLUMN "en_otro_cuc" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Hardly anybody has one: only their rows are written.
UPDATE "situaciones" s SET "en_otro_cuc" = true FROM (
  SELECT DISTINCT ce."matricula"
  FROM "clases_estudiantes" ce JOIN "clases" c ON c."id_clase" = ce."id_clase" JOIN "estudiantes" e ON e."matricula" = ce."matricula"
  WHERE c."del_cuc" <> e."del_cuc") AS ajena
WHERE ajena."matricula" = s."matricula";
--> statement-breakpoint
ALTER TABLE "situaciones" ALTER COLUMN "en_otro_cuc" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "calificaciones_turno_vence" ON "calificaciones" USING btree ("turno","vence");
--> statement-breakpoint
CREATE INDEX "reportes_de_grupos_turno_vence" ON "reportes_de_grupos" USING btree ("turno","vence");
--> statement-breakpoint
CREATE INDEX "situaciones_en_otro_cuc" ON "situaciones" USING btree ("clave_cuc","matricula") WHERE "situaciones"."en_otro_cuc";
--> statement-breakpoint
-- It answers one figure more now.
DROP FUNCTION public.situaciones_calculadas(text[]);
--> statement-breakpoint
create or replace function public.situaciones_calculadas(cuales text[])
  returns table (matricula text, clave_cuc text, materias int, creditos numeric, aprobadas int, creditos_aprobados numeric, avance int,
    promedio numeric, id_periodo uuid, cerrado boolean, por_reinscribir boolean, por_entregar int, en_otro_cuc boolean)
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
    coalesce(debe.documentos, 0)::int, ajena.matricula is not null
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
    por_entregar = excluded.por_entregar, en_otro_cuc = excluded.en_otro_cuc
  where s.* is distinct from excluded.*;
  get diagnostics renovadas = row_count;
  return renovadas;
end $$;
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.clases
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select ce.matricula from public.clases_estudiantes ce where ce.id_clase in (select id_clase from (select id_clase, id_materia, id_periodo, status_escolar, del_cuc from despues except select id_clase, id_materia, id_periodo, status_escolar, del_cuc from antes) as c)');
