type Estudiante = { estatus?: unknown; continua?: unknown }

/** Returns what those who decide about a student read where the student is inactive, and so is told nothing, or goes on under another matrícula; undefined for an active one. */
export const avisoDeInactividad = ({ estatus, continua }: Estudiante): string | undefined => {
  if (estatus !== 0) return undefined
  return continua
    ? 'El estudiante continúa con otra matrícula: mientras esté activa, recibe con ella los avisos de lo que aquí se decida.'
    : 'El estudiante está inactivo: no puede entrar al sistema ni recibe avisos de lo que aquí se decida.'
}
