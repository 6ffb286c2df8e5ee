import { columnTitle, importableFields, templateFields, type Importable } from '../../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { countsOf, emptyingOf, faultyFieldsOf } from './importRows.ts'
import { noticeText } from './countOpenedAccounts.ts'
import type { StoredImport } from './storedImport.ts'

/**
 * Sums up a spreadsheet that is being brought in: its columns, the fields that they could fill (`requerido`: no new
 * record does without; `falta`: some row lacks a column of it), and how many rows come to what.
 */
export const importSummary = async (db: Queryable, resource: AnyResource, stored: StoredImport) => {
  const absent = await faultyFieldsOf(db, stored.id)
  return {
    id: stored.id,
    archivo: stored.archivo,
    momento: stored.momento,
    avisos: stored.avisos.map(noticeText),
    huella: stored.huella,
    columnas: stored.encabezados.map((encabezado, at) => ({ encabezado, campo: stored.columnas[at] ?? null })),
    campos: importableFields(resource).map(([campo, field]) => ({
      campo,
      nombre: columnTitle([campo, field]),
      requerido: isNeeded(resource, [campo, field]),
      falta: absent.has(campo) && !stored.columnas.includes(campo),
    })),
    cuenta: await countsOf(db, stored.id),
    vacian: await emptyingOf(db, stored.id),
    avance: stored.avance,
  }
}

/** Tells whether every new record lacks something without this column; not the key that the system gives. */
const isNeeded = (resource: AnyResource, [campo, { required, when }]: Importable) =>
  required !== false && when === undefined && templateFields(resource).some(([name]) => name === campo)
