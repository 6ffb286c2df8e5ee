import type { Usuario } from '../../context.ts'

/** What is tied to a CUC or untied from it, by whom and when. */
export type Enlace = { clave: string; clave_cuc: string; usuario: Usuario; momento: Date; hoy: string }
