import type { Usuario } from '../../context.ts'

/** A tie to a CUC that is made or undone: its record, by whom and when. */
export type Enlace = { clave: string; clave_cuc: string; usuario: Usuario; momento: Date; hoy: string }
