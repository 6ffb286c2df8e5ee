import { partition } from 'es-toolkit'
import type { Context } from 'hono'
import {
  fraseDeInscripciones,
  fraseDeInscritos,
  masDeUnaVez,
  sinRenglones,
  sonDemasiados,
} from '../../../src/domain/inscripcion.ts'
import { claseDe, type Clase } from '../../academico/claseDe.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { ActOnAll } from '../../crud/bulk/bulkRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { avisosPasados, turnoDeLote } from './avisosDeInscripcion.ts'
import { refuseCalificada } from './refuseCalificada.ts'
import { inscribir } from './inscribir.ts'
import { inscritosEn } from './inscritosCaben.ts'
import { quienesNoPueden } from './quienesNoPueden.ts'
import { lockClases } from './lockClases.ts'

/** Rules by which students enter each of the chosen classes. */
export type Entrada = {
  /** Students who are locked; nobody else may enter. */
  sostenidos: ReadonlySet<string>
  /** Returns those who are asked for; a class without any, since a sheet has no row of it, stays as it is. */
  pedidos: (tx: Queryable, clase: Clase) => Promise<readonly string[]>
  /** Returns those of them who enter, when some of the new ones may not; or throws the `Falla` that says why nobody does. */
  entran: (
    tx: Queryable,
    clase: Clase,
    nuevos: readonly string[],
    noPueden: readonly string[],
  ) => Promise<readonly string[]>
}

type Elegidas = Awaited<ReturnType<typeof lockClases>>

/**
 * Returns an act that enrols students in each class by the rules of «Agregar estudiantes», past its warnings. Locks all
 * classes, then all students (`empezar`), each in one order: no deadlock.
 */
export const inscribirEnCadaUna = (
  c: Context<AppEnv>,
  {
    empezar,
    ...acto
  }: Omit<ActOnAll, 'on' | 'inAll'> & {
    empezar: (tx: Queryable, elegidas: Elegidas, todas: readonly string[]) => Promise<Entrada>
  },
): ActOnAll => ({
  ...acto,
  inAll: fraseDeInscripciones,
  on: async ({ db, rehearsed }, claves, todas) => {
    const elegidas = await lockClases(db, claves)
    const periodoDe = new Map(elegidas.map(({ id_clase, periodo }) => [id_clase, periodo]))
    const { sostenidos, pedidos, entran } = await empezar(db, elegidas, todas)
    if (!rehearsed) await turnoDeLote(c, db)
    return async (call, id_clase) => {
      const tx = call.db
      const clase = await claseDe(tx, call.usuario, id_clase)
      const quienes = await pedidos(tx, clase)
      if (quienes.length === 0) return { untouched: sinRenglones }
      if (quienes.length > masDeUnaVez) throw new Falla(422, sonDemasiados)
      refuseCalificada(clase)
      const dentro = new Set(await inscritosEn(tx, id_clase))
      const nuevos = quienes.filter(matricula => !dentro.has(matricula))
      if (nuevos.length === 0) return false
      const [deAqui, deFuera] = partition(nuevos, matricula => sostenidos.has(matricula))
      const noPueden = deAqui.length ? await quienesNoPueden(tx, clase, deAqui) : []
      const suyos = await entran(tx, clase, nuevos, [...deFuera, ...noPueden])
      const inscripcion = { clase, nuevos: suyos }
      const passed = await avisosPasados(c, tx, inscripcion, { enLote: true })
      await inscribir(tx, call, inscripcion, passed)
      const tally = { takes: suyos, leaves: nuevos.length - suyos.length }
      return {
        passed,
        tally,
        detail: fraseDeInscritos({ entran: suyos.length, noPueden: tally.leaves }, periodoDe.get(id_clase) ?? ''),
      }
    }
  },
})
