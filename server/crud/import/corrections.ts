import type { Context } from 'hono'
import * as z from 'zod'
import { columnTitle, importableFields } from '../../../src/schema/cells/importable.ts'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { readBody } from '../../http/readBody.ts'
import { cellText, mostColumns } from './file/sheet.ts'
import { judgeAgain, ownOf } from './receive.ts'
import { rememberColumns } from './remembered.ts'

/** Sets by hand the field of each column, and adds a column that the sheet lacks, with one value for all its rows; judges again. 422 for a field that cannot be filled, or is filled twice. */
export const changeColumns = async (c: Context<AppEnv>) => {
  const { stored, resource } = await ownOf(c)
  const { columnas, agregar } = await readBody(c, columnsBody)
  const importable = new Map(importableFields(resource))
  const chosenColumns = stored.encabezados.map((_, at) => columnas[at] ?? null)
  const filled = agregar ? [...chosenColumns, agregar.campo] : chosenColumns
  if (filled.some(name => name !== null && !importable.has(name)))
    throw new Falla(422, 'Una de las columnas no es válida')
  if (filled.some((name, at) => name !== null && filled.indexOf(name) !== at))
    throw new Falla(422, 'Dos columnas no pueden llenar el mismo dato')
  if (filled.length > mostColumns) throw new Falla(422, 'La hoja ya tiene todas las columnas que se pueden leer')
  await rememberColumns(c, resource, stored, chosenColumns)
  const field = agregar && importable.get(agregar.campo)
  if (!field) return judgeAgain(c, { columnas: chosenColumns })
  const valor = cellText(agregar.valor)
  return judgeAgain(
    c,
    { columnas: filled, encabezados: [...stored.encabezados, columnTitle([agregar.campo, field])] },
    row => ({ ...row, celdas: withCell(row.celdas, chosenColumns.length, valor) }),
  )
}

/** Types over cells of the sheet, and judges again. */
export const changeCells = async (c: Context<AppEnv>) => {
  const { cambios } = await readBody(c, cellsBody)
  const typed = new Map<number, (typeof cambios)[number][]>()
  for (const each of cambios) typed.set(each.renglon, [...(typed.get(each.renglon) ?? []), each])
  return judgeAgain(c, {}, row => ({
    ...row,
    celdas: (typed.get(row.renglon) ?? []).reduce(
      (cells, { columna, valor }) => withCell(cells, columna, cellText(valor)),
      row.celdas,
    ),
  }))
}

const withCell = (cells: readonly string[], at: number, value: string): readonly string[] =>
  Array.from({ length: Math.max(cells.length, at + 1) }, (_, nth) => (nth === at ? value : (cells[nth] ?? '')))

/** Body of a change of columns. */
export const columnsBody = z.object({
  columnas: z.array(z.string().max(100).nullable()).max(mostColumns),
  agregar: z.object({ campo: z.string().max(100), valor: z.string().max(10_000) }).optional(),
})

/** Body of a change of cells: each by the number of its row as the sheet counts, and of its column from 0. */
export const cellsBody = z.object({
  cambios: z
    .array(
      z.object({
        renglon: z.number().int().min(1),
        columna: z
          .number()
          .int()
          .min(0)
          .max(mostColumns - 1),
        valor: z.string().max(10_000),
      }),
    )
    .min(1)
    .max(2000),
})
