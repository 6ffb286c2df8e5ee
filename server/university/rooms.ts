import { autenticacion } from '../auth/autenticacion.ts'
import { factores } from '../auth/factores/factores.ts'
import { institucion } from '../auth/institucion/institucion.ts'
import { sistemas } from '../auth/sistemas/sistemas.ts'
import { codigosPostales } from '../custom/codigosPostales.ts'
import { agenda } from '../custom/academico/agenda.ts'
import { academico } from '../custom/academico/academico.ts'
import { calificaciones } from '../custom/calificaciones/calificaciones.ts'
import { certificados } from '../custom/certificados/certificados.ts'
import { consultasDeServicio } from '../custom/servicioSocial/consultasDeServicio.ts'
import { prestadores } from '../custom/prestadores/prestadores.ts'
import { salaDeChoques } from '../custom/choques/salaDeChoques.ts'
import { semanaDeClases } from '../custom/choques/semanaDeClases.ts'
import { clases } from '../custom/clases/clases.ts'
import { datosGenerales } from '../custom/datosGenerales.ts'
import { rutasDeDocumentacion } from '../custom/documentacion/documentacion.ts'
import { equivalencias } from '../custom/equivalencias/equivalencias.ts'
import { enlaces } from '../custom/enlaces/enlaces.ts'
import { miCuc } from '../custom/miCuc.ts'
import { duplicados } from '../custom/personas/duplicados.ts'
import { readmision } from '../custom/readmision/readmision.ts'
import { reinscripcion } from '../custom/reinscripcion/reinscripcion.ts'
import { seguimiento } from '../custom/seguimiento/seguimiento.ts'
import { reportes } from '../custom/reportes/reportes.ts'
import { tablero } from '../custom/tablero.ts'
import { firmas } from '../firmas/firmas.ts'
import { correos } from '../custom/correos.ts'
import { storage } from '../files/storage.ts'
import { openApi } from '../openapi/endpoints.ts'
import { estado } from '../estado/estado.ts'
import { salud } from '../estado/salud.ts'

/** Rooms that are written by hand, each with its calls under `/api`. */
export const rooms = [
  salud,
  openApi,
  estado,
  autenticacion,
  factores,
  institucion,
  sistemas,
  datosGenerales,
  tablero,
  codigosPostales,
  rutasDeDocumentacion,
  enlaces,
  miCuc,
  academico,
  agenda,
  seguimiento,
  salaDeChoques,
  semanaDeClases,
  duplicados,
  clases,
  calificaciones,
  equivalencias,
  reportes,
  firmas,
  readmision,
  reinscripcion,
  certificados,
  consultasDeServicio,
  prestadores,
  correos,
  storage,
] as const
