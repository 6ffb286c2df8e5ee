type Solicitud = { n_folio: string; matricula_estudiante: string }

/**
 * Returns per file the folios it may belong to: those in its name, else those of its matrícula that no file names.
 * Several if ambiguous or contradictory; none if it has another request's folio.
 */
export const solicitudesPorArchivo = (
  archivos: readonly string[],
  solicitudes: readonly Solicitud[],
): readonly (readonly string[])[] => {
  const cuales = solicitudes.map(({ n_folio, matricula_estudiante }) => ({
    n_folio,
    matricula: matricula_estudiante,
    folio: porSiSolo(escapada(n_folio)),
    persona: porSiSolo(escapada(matricula_estudiante)),
  }))
  const nombres = archivos.map(archivo => archivo.normalize('NFC'))
  const porFolio = nombres.map(nombre => cuales.filter(({ folio }) => folio.test(nombre)))
  const nombradas = new Set(porFolio.flat())
  return nombres.map((nombre, lugar) => {
    const suyas = porFolio[lugar] ?? []
    const deLaPersona = cuales.filter(({ persona }) => persona.test(nombre))
    const libres = deLaPersona.filter(cual => !nombradas.has(cual))
    const ajenas = deLaPersona.filter(({ matricula }) => !suyas.some(suya => suya.matricula === matricula))
    const posibles = suyas.length
      ? [...suyas, ...ajenas]
      : otroFolio.test(nombre)
        ? []
        : libres.length
          ? libres
          : deLaPersona
    return posibles.map(({ n_folio }) => n_folio)
  })
}

/** Returns the refusal of a file whose name does not tell which of several requests it belongs to. */
export const archivoDudoso = (archivo: string, folios: readonly string[]) =>
  `«${archivo}» puede ser de ${folios.join(' o de ')}: nómbrelo solo con el folio que le corresponde`

/** Makes a pattern that matches a key only where no letter or figure touches it. */
const porSiSolo = (patron: string) => new RegExp(`(?<![\\p{L}\\d])${patron}(?![\\p{L}\\d])`, 'iu')

const escapada = (clave: string) => clave.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Anything that looks like a folio. */
const otroFolio = porSiSolo(String.raw`\d{4}-\d{5,}`)
