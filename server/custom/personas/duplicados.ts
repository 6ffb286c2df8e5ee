import { sql, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { nombreComparable } from '../../../src/domain/mismaPersona.ts'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { tables } from '../../university/tables.ts'
import { registrosDePersonas } from './registrosDePersonas.ts'

const { cucs } = tables

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
  /** CURPs or names that were found more than once. */
  cuantas: number
}

/** Answers `GET duplicados`: records of people who may be one person, together: the same CURP, or the same name and birth date. The first hundred of each, and whether there are more. */
export const duplicados = new Hono<AppEnv>().get(
  '/duplicados',
  requireSession,
  requireRoles('coordinador'),
  async c => {
    const [mismaCurp, mismosNombres] = await Promise.all([conLaMismaCurp(c.var.db), conLasMismasPalabras(c.var.db)])
    const grupos = [
      juntos(mismaCurp, 'La misma CURP', ({ curp }) => curp ?? ''),
      juntos(
        mismosNombres,
        'El mismo nombre y fecha de nacimiento',
        ({ nombre, paterno, materno, nacimiento }) => `${nombreComparable(nombre, paterno, materno)} ${nacimiento}`,
      ),
    ]
    return answerSuccess(c, '', {
      grupos: grupos.flatMap(suyos => suyos.slice(0, primeros)),
      mas:
        grupos.some(suyos => suyos.length > primeros) ||
        (mismosNombres[0]?.cuantas ?? 0) > mirados ||
        [mismaCurp, mismosNombres].some(({ length }) => length === leidos),
    })
  },
)

/** Groups shown at once: whoever mends them sees the next. */
const primeros = 100

/** Names read that may be the same: among a million people, some thousands turn out not to be. */
const mirados = 20_000

/** Records read of each kind, at most. */
const leidos = 100_000

/** Reads in the order of the CURPs, so that none has to be counted. */
const conLaMismaCurp = (db: Queryable) =>
  readRegistros(
    db,
    sql`select distinct curp from (select curp, lead(curp) over (order by curp) as siguiente from todas where curp is not null) as una where curp = siguiente order by curp limit ${primeros + 1}`,
    sql`join todas using (curp)`,
  )

/**
 * Reads people with the same birthday and `huella_de_nombre` (`huella.sql`), at most `mirados`; `nombreComparable` then
 * decides. `offset 0` makes PostgreSQL look them up name by name.
 */
const conLasMismasPalabras = (db: Queryable) =>
  readRegistros(
    db,
    sql`select fecha_nacimiento as nacidos, ${huella} as llamados from todas where fecha_nacimiento is not null group by 1, 2 having count(*) > 1 order by 1 limit ${mirados + 1}`,
    sql`cross join lateral (select * from todas where fecha_nacimiento = nacidos and ${huella} = llamados offset 0) as todas`,
  )

const huella = sql`public.huella_de_nombre(nombre, paterno, materno)`

/** Reads the records behind what was found more than once. */
const readRegistros = async (db: Queryable, repetidas: SQL, suyos: SQL) => {
  const { rows } = await db.execute<Registro>(sql`
    with todas as not materialized (${registrosDePersonas}), repetidas as materialized (${repetidas})
    select todas.recurso, tipo, todas.clave, curp, fecha_nacimiento::text as nacimiento, todas.nombre, paterno, materno, cucs.nombre as cuc,
      (select count(*)::int from repetidas) as cuantas
    from repetidas ${suyos} left join ${cucs} using (clave_cuc)
    order by paterno, todas.nombre, todas.clave limit ${leidos}`)
  return rows
}

const juntos = (registros: readonly Registro[], porQue: string, de: (registro: Registro) => string) => {
  const grupos = new Map<string, Registro[]>()
  for (const registro of registros) {
    const comun = de(registro)
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
