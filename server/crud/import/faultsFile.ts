import type { Context } from 'hono'
import { asc, and, eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { columnTitle } from '../../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { fileHeaders } from '../export/fileFormats.ts'
import type { StoredImport } from './storedImport.ts'
import { importacionesFilas } from './tables.ts'

/** Answers the wrong rows as a workbook: as they are, with a last column that says what is wrong with each. */
export const faultsFile = async (
  c: Context<AppEnv>,
  { stored, resource }: { stored: StoredImport; resource: AnyResource },
) => {
  const wrong = await c.var.db
    .select()
    .from(importacionesFilas)
    .where(and(eq(importacionesFilas.importacion, stored.id), eq(importacionesFilas.estado, 'error')))
    .orderBy(asc(importacionesFilas.renglon))
  const width = stored.encabezados.length
  const faultText = (faltas: Readonly<Record<string, string>>) =>
    Object.entries(faltas)
      .map(([name, message]) => {
        const field = resource.fields[name]
        return field ? `${columnTitle([name, field])}: ${message}` : message
      })
      .join(' · ')
  const rows = [
    [...stored.encabezados, 'error'],
    ...wrong.map(({ celdas, faltas }) => [
      ...Array.from({ length: width }, (_, at) => celdas[at] ?? ''),
      faultText(faltas),
    ]),
  ]
  const book = await writeXlsx({
    sheets: [
      {
        name: 'Errores',
        rows,
        freezePane: { rows: 1 },
        columns: rows[0]?.map((_, at) => ({ numFmt: '@', width: at === width ? 80 : 22 })),
      },
    ],
  })
  const name = `${stored.archivo.replace(/\.\w+$/, '')} (errores)`
  return c.body(new Uint8Array(book), 200, fileHeaders('xlsx', name))
}
