import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { cartaDeAceptacion } from './cartas/aceptacion.ts'
import { cartaDeLiberacion } from './cartas/liberacion.ts'
import { cartaDeSolicitud } from './cartas/solicitud.ts'
import type { Documento } from './bloques.ts'
import { formatoDeAceptacion } from './formatos/aceptacion.ts'
import { formatoDeRecibo } from './formatos/recibo.ts'
import { formatoDeReporte } from './formatos/reporte.ts'
import { formatoDeTerminacion } from './formatos/terminacion.ts'
import { word } from './word.ts'

/** Every document that ships, by its file. */
export const documentos: Readonly<Record<string, Documento>> = {
  'public/plantillas/carta-solicitud.docx': cartaDeSolicitud,
  'public/plantillas/carta-aceptacion-externo.docx': cartaDeAceptacion,
  'public/plantillas/carta-liberacion.docx': cartaDeLiberacion,
  'public/storage/formatos/carta-de-aceptacion.docx': formatoDeAceptacion,
  'public/storage/formatos/reporte-bimestral.docx': formatoDeReporte,
  'public/storage/formatos/carta-de-terminacion.docx': formatoDeTerminacion,
  'public/storage/formatos/recibo-de-pago.docx': formatoDeRecibo,
}

/** Writes all of them. Returns their files. */
export const plantillas = async (): Promise<string[]> => {
  for (const [file, documento] of Object.entries(documentos)) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await word(documento))
  }
  return Object.keys(documentos)
}
