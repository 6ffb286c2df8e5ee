import { usuarios } from '../auth/tables.ts'
import type { Usuario } from '../context.ts'
import { personalTables } from '../crud/personal/tables.ts'

export const { preferencias, vistas } = personalTables(() => usuarios.id)

/** Preferences and views that people of this university keep; a view is shared with those of one's role at one's CUC. */
export const personal = {
  tables: { preferencias, vistas },
  circleOf: ({ rol, clave_cuc }: Usuario) => `${rol} ${clave_cuc ?? ''}`.trim(),
}
