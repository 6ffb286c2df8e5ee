import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { nombreComparable } from '../../../src/domain/mismaPersona.ts'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../contexto.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { registrosDePersonas } from './registros.ts'

type Registro = {
  recurso: string
  tipo: string
  clave: string
  curp: string | null
  nacimiento: string | null
  nombre: string
  paterno: string
  materno: string | null
  cuc: string | null
}

/** `GET duplicados`: records of people who may be one person, together: the same CURP, or the same name and birth date. */
export const duplicados = new Hono<AppEnv>().get(
  '/duplicados',
  requireSession,
  requireRoles('coordinador'),
  async c => {
    const { rows } = await c.var.db.execute<Registro>(sql`
      with todas as materialized (${registrosDePersonas}),
      repetidas as (
        select curp, null::date as nacimiento from todas where curp is not null group by curp having count(*) > 1
        union all
        select null, fecha_nacimiento from todas where fecha_nacimiento is not null group by fecha_nacimiento having count(*) > 1
      )
      select distinct t.recurso, t.tipo, t.clave, t.curp, t.fecha_nacimiento::text as nacimiento, t.nombre, t.paterno, t.materno, cucs.nombre as cuc
      from todas t join repetidas r on r.curp = t.curp or r.nacimiento = t.fecha_nacimiento
      left join cucs using (clave_cuc)
      order by t.paterno, t.nombre, t.clave`)
    return answerSuccess(c, '', [
      ...juntos(rows, 'La misma CURP', ({ curp }) => curp ?? ''),
      ...juntos(rows, 'El mismo nombre y fecha de nacimiento', ({ nombre, paterno, materno, nacimiento }) =>
        nacimiento ? `${nombreComparable(nombre, paterno, materno)} ${nacimiento}` : '',
      ),
    ])
  },
)

const juntos = (registros: readonly Registro[], porQue: string, de: (registro: Registro) => string) => {
  const grupos = new Map<string, Registro[]>()
  for (const registro of registros) {
    const comun = de(registro)
    if (!comun) continue
    const suyos = grupos.get(comun)
    if (suyos) suyos.push(registro)
    else grupos.set(comun, [registro])
  }
  return [...grupos.values()]
    .filter(suyos => suyos.length > 1)
    .map(suyos => ({
      porQue,
      registros: suyos.map(({ recurso, tipo, clave, nombre, paterno, materno, cuc }) => ({
        recurso,
        tipo,
        clave,
        nombre: nombreCompleto(nombre, paterno, materno),
        cuc,
      })),
    }))
}
