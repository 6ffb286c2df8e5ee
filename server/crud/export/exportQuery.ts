import { doorColumn, doorColumns, type DoorColumn } from '../../../src/schema/doors/doorColumns.ts'
import type { AnyResource, Door } from '../../../src/schema/resource.ts'
import { Falla } from '../../http/Falla.ts'
import { fileFormats, type FileFormat } from './fileFormats.ts'

/** Format and columns of the file that a list was asked for. */
type ExportQuery = { format: FileFormat; columns: readonly DoorColumn[] }

/** Reads `formato` and `columnas` (names apart by commas; default: those of the list); 422 for an unknown format, and for a column that the door does not show. */
export const exportQuery = (
  resource: AnyResource,
  door: Door,
  { formato, columnas }: { formato?: unknown; columnas?: unknown },
): ExportQuery => {
  const format = Object.keys(fileFormats).find((each): each is FileFormat => each === formato)
  if (!format) throw new Falla(422, 'El formato no es válido: elija csv o xlsx')
  if (columnas === undefined || columnas === '') return { format, columns: doorColumns(resource, door) }
  if (typeof columnas !== 'string') throw new Falla(422, 'Las columnas no son válidas')
  const names = [...new Set(columnas.split(','))]
  return {
    format,
    columns: names.map(name => {
      const column = doorColumn(resource, door, name)
      if (!column) throw new Falla(422, 'Esta lista no tiene una de las columnas pedidas')
      return column
    }),
  }
}
