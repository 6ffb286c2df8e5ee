import type { Finding } from './finding.ts'

/** Returns the finding for a side that could not be seen, with the reason. */
export const unseenFinding = (error: unknown): Finding[] => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = cause instanceof Error ? cause.message : String(cause)
  return [reasons[code] ?? { dicho: `No se pudo ver: ${message}.`, hacer: 'Repita el diagnóstico.' }]
}

const reasons: Readonly<Record<string, Finding>> = {
  '57014': {
    dicho: 'No se pudo ver: PostgreSQL no contestó en 15 s.',
    hacer: 'Repita el diagnóstico cuando la máquina esté menos ocupada.',
  },
  '55P03': {
    dicho: 'No se pudo ver: alguien tiene apartado lo que hay que leer.',
    hacer: 'Vea «Transacciones largas y bloqueos» y repita el diagnóstico cuando termine.',
  },
  '42501': {
    dicho: 'No se pudo ver: el usuario de la base no tiene permiso.',
    hacer: 'Vea «Lo que se puede ver», o repita el diagnóstico con el dueño de la base.',
  },
}
