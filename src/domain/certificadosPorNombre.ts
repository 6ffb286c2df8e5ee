type Solicitud = { n_folio: string; matricula_estudiante: string }

/** Whether a file is meant for a request: its name holds the folio, or else the matrícula, and neither goes on with another letter or figure. */
export const esDeLaSolicitud = (archivo: string, { n_folio, matricula_estudiante }: Solicitud): boolean =>
  [n_folio, matricula_estudiante].some(clave =>
    new RegExp(`(?<![\\p{L}\\d])${escapada(clave)}(?![\\p{L}\\d])`, 'iu').test(archivo.normalize('NFC')),
  )

const escapada = (clave: string) => clave.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
