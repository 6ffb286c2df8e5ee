/** States of a student in a subject, each with its label. (B §2, Curriculum grid viewer) */
export const estadosDeMateria = { cursando: 'Cursando', aprobado: 'Aprobado', reprobado: 'Reprobado' } as const
export type EstadoDeMateria = keyof typeof estadosDeMateria

/** Returns the state that `acreditado` stands for: empty is being taken, Si passed, anything else failed; undefined without a record. (B §3, B §4) */
export const estadoDeMateria = (registro: { acreditado: string | null } | undefined): EstadoDeMateria | undefined =>
  !registro ? undefined : !registro.acreditado ? 'cursando' : registro.acreditado === 'Si' ? 'aprobado' : 'reprobado'
