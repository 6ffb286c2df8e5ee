import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { contado } from '../../../src/language/contado.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { sealOf } from '../../../src/schema/record/sealOf.ts'
import type { AppEnv } from '../../context.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { progressIn } from '../../db/progressIn.ts'
import { Falla } from '../../http/Falla.ts'
import { circleOf } from '../batches/circleOf.ts'
import { importar } from '../batches/isImport.ts'
import { recordBatch } from '../batches/recordBatch.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { bringIn } from './bringIn.ts'
import type { JudgedRow } from './judgedRow.ts'
import { accountsText, countOpenedAccounts } from './countOpenedAccounts.ts'
import { countsOf, sheetRowsOf } from './importRows.ts'
import { lockImport, type StoredImport } from './storedImport.ts'
import { importaciones, importacionesFilas } from './tables.ts'

type ApplyBody = { huella: string; dudas: boolean; omitir: boolean }

/** Writes what was previewed, in one transaction. 409, and nothing, when something else would be written by now, naming the rows, or while wrong rows or doubts are not dealt with. */
export const applyImport = (
  call: AppEnv['Variables'],
  context: WriteContext,
  stored: StoredImport,
  { huella, dudas, omitir }: ApplyBody,
) =>
  inTransactionAgain(call.db, async tx => {
    const { resource } = context.plan
    await lockImport(tx, stored.id)
    const onProgress = progressIn(tx, stored.id)
    onProgress(0)
    const counts = await countsOf(tx, stored.id)
    if (counts.errores && !omitir)
      throw new Falla(
        409,
        `Corrija ${contado(counts.errores, 'renglón', 'renglones')} o deje fuera los que tienen errores`,
      )
    if (counts.dudas && !dudas) throw new Falla(409, 'Revise y acepte los datos dudosos')
    if (counts.nuevos + counts.cambian === 0)
      throw new Falla(409, 'No hay nada que importar: el archivo dice lo mismo que el sistema')
    const batchId: string = randomUUID()
    const { rows, mark } = await bringIn(
      { tx, context, columns: stored.columnas, stays: true },
      await sheetRowsOf(tx, stored.id),
      batchId,
      onProgress,
    )
    if (mark !== stored.huella || mark !== huella)
      throw new Falla(409, 'Los registros cambiaron desde que los revisó: revíselos de nuevo', {
        data: { cambiaron: await overtaken(tx, stored.id, rows) },
      })
    const final = rows.some(row => closes(resource, row))
    await recordBatch(tx, call, resource, {
      id: batchId,
      accion: importar,
      registros: counts.nuevos + counts.cambian,
      creados: counts.nuevos,
      archivo: stored.archivo,
      circulo: circleOf(call.usuario),
      sin_vuelta: final,
    })
    await tx.delete(importaciones).where(eq(importaciones.id, stored.id))
    return {
      message: `Se importó «${stored.archivo}»: ${contado(counts.nuevos, 'nuevo', 'nuevos')}, ${contado(counts.cambian, 'cambiado', 'cambiados')}${accountsText(countOpenedAccounts(resource, rows))}`,
      data: {
        lote: batchId,
        nuevos: counts.nuevos,
        cambiados: counts.cambian,
        omitidos: counts.errores,
        deshacer: !final,
      },
    }
  })

/** Tells whether the state that a row leaves its record in closes it to what would take the row back. */
const closes = (resource: AnyResource, { estado, before, values }: JudgedRow): boolean =>
  values !== undefined &&
  sealOf(resource, estado === 'nuevo' ? 'delete' : 'update', { ...before?.registro, ...before?.values, ...values }) !==
    undefined

/** Lists some of the rows that would come to something else than was said. */
const overtaken = async (tx: AppEnv['Variables']['db'], id: string, rows: readonly JudgedRow[]) => {
  const before = new Map(
    (await tx.select().from(importacionesFilas).where(eq(importacionesFilas.importacion, id))).map(each => [
      each.renglon,
      each,
    ]),
  )
  const stateOf = ({ estado, cambios, faltas, dudas }: Pick<JudgedRow, 'estado' | 'cambios' | 'faltas' | 'dudas'>) =>
    JSON.stringify([
      estado,
      Object.entries(cambios).toSorted(),
      Object.entries(faltas).toSorted(),
      dudas.map(({ clave }) => clave),
    ])
  return rows
    .filter(row => {
      const old = before.get(row.renglon)
      return !old || stateOf(old) !== stateOf(row)
    })
    .slice(0, mostNamed)
    .map(({ renglon, titulo, estado, cambios, faltas }) => ({ renglon, titulo, estado, cambios, faltas }))
}

const mostNamed = 20
