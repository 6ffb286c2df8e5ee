/** How a student stands in a subject, with the word that says so. (B §2, Curriculum grid viewer) */
export const estadosDeMateria = { cursando: 'Cursando', aprobado: 'Aprobado', reprobado: 'Reprobado' } as const
export type EstadoDeMateria = keyof typeof estadosDeMateria

/** From `acreditado`: empty is being taken, Si passed, anything else failed; undefined without a record. (B §3, B §4) */
export const estadoDeMateria = (registro: { acreditado: string | null } | undefined): EstadoDeMateria | undefined =>
  !registro ? undefined : !registro.acreditado ? 'cursando' : registro.acreditado === 'Si' ? 'aprobado' : 'reprobado'
