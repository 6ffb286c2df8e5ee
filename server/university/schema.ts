import * as ajustes from '../ajustes/tables.ts'
import * as auth from '../auth/tables.ts'
import * as factores from '../auth/factores/tables.ts'
import * as sistemas from '../auth/sistemas/tables.ts'
import * as codigosPostales from '../codigosPostales/tables.ts'
import * as academico from '../academico/tables.ts'
import * as certificados from '../custom/certificados/tables.ts'
import * as documentacion from '../custom/documentacion/tables.ts'
import * as reticulas from '../custom/reticulas/tables.ts'
import { pasos } from '../crud/casos/tables.ts'
import * as historial from '../crud/tables.ts'
import * as importing from '../crud/import/tables.ts'
import * as files from '../files/tables.ts'
import * as mail from '../mail/tables.ts'
import * as idempotency from '../idempotency/tables.ts'
import { lookupTables } from '../datosGenerales/tables.ts'
import { avisos, elecciones_de_avisos } from './notices.ts'
import { preferencias, vistas } from './personal.ts'
import { tables } from './tables.ts'

/** Every table there is; migrations are generated from these and checked against them. */
export const schema = {
  ...lookupTables,
  ...ajustes,
  ...auth,
  ...factores,
  ...codigosPostales,
  ...historial,
  ...importing,
  pasos,
  ...tables,
  ...sistemas,
  ...academico,
  ...files,
  ...idempotency,
  ...mail,
  ...certificados,
  ...reticulas,
  ...documentacion,
  preferencias,
  vistas,
  avisos,
  elecciones_de_avisos,
}
