import { sql } from 'drizzle-orm'

/** Adds grades of other periods, one a student, which the demonstration lacks. */
export const previasDeMuchos = sql`
  insert into "calificacionesPrevias" (matricula_estudiante, id_materia, periodo_escrito, calificacion, motivo, estado, registrada_por)
  select e.matricula, m.id_materia, '2020', 8, 'Archivo', case when right(e.matricula, 1) = '0' then 'Por confirmar' else 'Confirmada' end, 'Ana'
  from estudiantes e join lateral (select id_materia from reticulas_materias r where r.id_reticula = e.id_reticula order by id_materia limit 1) m on true`

/** Adds one certificate a student, each with its own folio: the demonstration has too few for an index. */
export const certificadosDeMuchos = sql`
  insert into certificados (n_folio, matricula_estudiante, nombre, programa, nivel, cuc, del_cuc, tipo_certificado, fecha_expedicion, fecha, ciclo_escolar, libro, foja, numero, estado, turno, desde, abierto)
  select '2021-' || lpad(n::text, 5, '0'), e.matricula, e.nombre || ' ' || e.apellidopaterno, c.programa, c.nivel, c.cuc, e.del_cuc, c.tipo_certificado, c.fecha_expedicion, c.fecha, c.ciclo_escolar, '9' || (n / 500), c.foja, n::text, c.estado, c.turno, c.desde, c.abierto
  from (select *, row_number() over () as n from estudiantes) e, (select * from certificados where estado = 'Emitido' limit 1) c`
