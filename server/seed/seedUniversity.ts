import { sql } from 'drizzle-orm'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { hashOf } from '../auth/hashOf.ts'
import { usuarios } from '../auth/tables.ts'
import type { Db } from '../db/queryable.ts'
import { bulkTransaction } from '../db/bulkTransaction.ts'
import { tables } from '../university/tables.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { listas } from '../datosGenerales/listas.ts'
import { administradores } from './pasos/administradores.ts'
import { certificados } from './pasos/certificados.ts'
import { clases } from './pasos/clases.ts'
import { casos } from './pasos/casos.ts'
import { consejeros } from './pasos/consejeros.ts'
import { cucs } from './pasos/cucs.ts'
import { documentacion } from './pasos/documentacion.ts'
import { escolares } from './pasos/escolares.ts'
import { estudiantes } from './pasos/estudiantes.ts'
import { facilitadores } from './pasos/facilitadores.ts'
import { firmantes } from './pasos/firmantes.ts'
import { grupos } from './pasos/grupos.ts'
import { inscripciones } from './pasos/inscripciones.ts'
import { lugares } from './pasos/lugares.ts'
import { materias } from './pasos/materias.ts'
import { periodos } from './pasos/periodos.ts'
import { prestadoresExternos } from './pasos/prestadoresExternos.ts'
import { programas } from './pasos/programas.ts'
import { reinscripciones } from './pasos/reinscripciones.ts'
import { reportes } from './pasos/reportes.ts'
import { reticulas } from './pasos/reticulas.ts'
import { situaciones } from './pasos/situaciones.ts'
import { serviciosSociales } from './pasos/serviciosSociales.ts'
import { multiplyEstudiantes } from './multiplyEstudiantes.ts'
import { contrasenaDeDemostracion, taller } from './taller.ts'
import { emptyDatabase } from './emptyDatabase.ts'

type Deseo = {
  estudiantes?: number
  hoy: Date
  reemplazar?: boolean
  /** Students made one by one; those beyond are copies of these with keys of their own, made in the database. Default: 20,000. */
  unoPorUno?: number
}

/**
 * Fills an empty database with the demonstration university, in one transaction; a day always gives the same people.
 * `reemplazar` empties it first; without it, throws StartRefusal if it holds data.
 */
export const seedUniversity = async (
  db: Db,
  { estudiantes: cuantos = 3_000, hoy, reemplazar = false, unoPorUno = 20_000 }: Deseo,
): Promise<void> => {
  const hash = await hashOf(contrasenaDeDemostracion)
  const veces = Math.max(1, Math.ceil(cuantos / unoPorUno))
  await bulkTransaction(db, async (tx, copy) => {
    const obra = taller({ tx, copy, hash, estudiantes: Math.ceil(cuantos / veces), hoy: hoyEnMexico(hoy) })
    if (reemplazar) await emptyDatabase(tx)
    else await requireEmpty(tx)
    const { calcular, terminar } = await situaciones(obra)
    await listas(tx)
    const donde = await lugares(obra)
    const campus = await cucs(obra, donde)
    await firmantes(obra, campus)
    const carreras = await programas(obra, campus)
    const ciclos = await periodos(obra)
    const mallas = await reticulas(obra, carreras, await materias(obra))
    await administradores(obra)
    await consejeros(obra, campus, donde)
    await escolares(obra, campus, donde)
    await facilitadores(obra, campus, donde)
    const aulas = await grupos(obra, campus, carreras, ciclos)
    await estudiantes(obra, aulas, donde)
    await documentacion(obra)
    const cursos = await clases(obra, aulas, mallas, ciclos)
    await inscripciones(obra, cursos)
    await casos(obra, aulas, mallas)
    await reportes(obra, cursos)
    await reinscripciones(obra)
    await calcular()
    await certificados(obra, campus)
    await serviciosSociales(obra)
    await terminar()
    await prestadoresExternos(obra, campus, donde)
    if (veces > 1) await multiplyEstudiantes(tx, veces)
  })
  await db.execute(sql`vacuum (analyze)`)
}

const requireEmpty = async (tx: Db) => {
  await tx.execute(sql`lock table ${usuarios} in share row exclusive mode`)
  for (const tabla of [usuarios, ...Object.values(tables)]) {
    if (await tx.$count(tabla))
      throw new StartRefusal('La base de datos ya tiene datos: los de demostración solo se siembran en una vacía.')
  }
}
