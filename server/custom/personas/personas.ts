import { sql } from 'drizzle-orm'
import { fraseDeYaEsta, nombreComparable } from '../../../src/domain/mismaPersona.ts'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Advisor, FoundAgainst, Proposal } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'
import { registrosDePersonas } from './registrosDePersonas.ts'

const { cucs } = tables

/** Warns of a person who is already there: the same CURP, or the same name and birth date, in any campus and of any kind. */
export const personas: Advisor = {
  needs: ['curp', 'nombre'],
  find: async (tx, proposals) => {
    const dichas = proposals.map((proposal, n) => ({ n, ...quienEs(proposal) }))
    const hallazgos = proposals.map((): FoundAgainst[] => [])
    for (const { n, ...fila } of await parecidas(tx, dichas)) {
      const dicha = dichas[n]
      if (!dicha || fila.clave === proposals[n]?.key) continue
      const por = fila.curp !== null && fila.curp === dicha.curp ? 'curp' : 'nombre'
      const nombre = nombreCompleto(fila.nombre, fila.paterno, fila.materno)
      if (por === 'nombre' && nombreComparable(nombre) !== dicha.nombre) continue
      hallazgos[n]?.push({
        field: por,
        text: fraseDeYaEsta({ nombre, tipo: fila.tipo, cuc: fila.cuc }, por),
        mark: fila.clave,
        of: { resource: fila.recurso, key: fila.clave },
      })
    }
    if (proposals.length > 1) enElArchivo(dichas).forEach((found, n) => hallazgos[n]?.push(...found))
    return hallazgos
  },
}

type Dicha = { n: number; curp: string | null; nacimiento: string | null; nombre: string }

const quienEs = ({ values }: Proposal): Omit<Dicha, 'n'> => {
  const paterno = values.apellidopaterno ?? values.apellido_paterno
  const materno = values.apellidomaterno ?? values.apellido_materno
  const entero = Boolean(values.nombre && paterno)
  return {
    curp: texto(values.curp)?.toUpperCase() ?? null,
    nacimiento: entero ? texto(values.fecha_nacimiento) : null,
    nombre: entero ? nombreComparable(values.nombre, paterno, materno) : '',
  }
}

const texto = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

type Parecida = {
  n: number
  recurso: string
  tipo: string
  clave: string
  curp: string | null
  nombre: string
  paterno: string
  materno: string | null
  cuc: string | null
}

/** Returns those who have the CURP or were born on the day of each of these. */
const parecidas = async (tx: Queryable, dichas: readonly Dicha[]): Promise<readonly Parecida[]> => {
  // The limit tells the planner how few they are: without it a hundred are assumed, and all people are read.
  const dicho = JSON.stringify(dichas.map(({ n, curp, nacimiento }) => ({ n, curp, nacimiento })))
  const { rows } = await tx.execute<Parecida>(sql`
    with dichas as materialized (select n, curp, nacimiento from jsonb_to_recordset(${dicho}::jsonb) as x(n int, curp text, nacimiento date) limit ${dichas.length}),
    todas as not materialized (${registrosDePersonas}),
    juntas as (
      select d.n, t.recurso, t.tipo, t.clave, t.curp, t.nombre, t.paterno, t.materno, t.clave_cuc from dichas d join todas t on t.curp = d.curp
      union
      select d.n, t.recurso, t.tipo, t.clave, t.curp, t.nombre, t.paterno, t.materno, t.clave_cuc from dichas d join todas t on t.fecha_nacimiento = d.nacimiento
    )
    select j.n, j.recurso, j.tipo, j.clave, j.curp, j.nombre, j.paterno, j.materno, cucs.nombre as cuc
    from juntas j left join ${cucs} using (clave_cuc) order by j.n, j.recurso, j.clave`)
  return rows
}

/** Returns the warnings about those who are twice in a spreadsheet. */
const enElArchivo = (dichas: readonly Dicha[]): readonly (readonly FoundAgainst[])[] => {
  const veces = new Map<string, number>()
  const claves = ({ curp, nacimiento, nombre }: Dicha) =>
    [
      ['curp', curp ?? '', 'Otro renglón del archivo tiene esta CURP'],
      [
        'nombre',
        nacimiento ? `${nombre} ${nacimiento}` : '',
        'Otro renglón del archivo tiene este nombre y fecha de nacimiento',
      ],
    ] as const
  for (const [field, clave] of dichas.flatMap(claves))
    if (clave) veces.set(`${field} ${clave}`, (veces.get(`${field} ${clave}`) ?? 0) + 1)
  return dichas.map(dicha =>
    claves(dicha)
      .filter(([field, clave]) => (veces.get(`${field} ${clave}`) ?? 0) > 1)
      .slice(0, 1)
      .map(([field, , text]) => ({ field, text })),
  )
}
