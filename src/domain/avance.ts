import type { MateriaDeMalla } from './ciclos.ts'
import { universidad } from './universidad.ts'

/** Record of a student in a subject: `acreditado` is empty while it is being taken, then Si or No. (B §3, Student progress list) */
export type RegistroDeMateria = {
  readonly id_materia: string
  readonly acreditado: string
  readonly calificacion: number | string | null
}

/** Progress in a grid. Percentages have one decimal and never round up: one that reads 70.0 has reached 70. */
export type Avance = { materias: Parte; creditos: Parte; alcanzaServicioSocial: boolean }
type Parte = { aprobado: number; total: number; porcentaje: number }

/** Returns the progress of a student in a grid: the subjects of it that passed, and their credits. Other subjects do not count. */
export const avance = (
  materias: readonly Pick<MateriaDeMalla, 'id_materia' | 'creditos'>[],
  registros: readonly RegistroDeMateria[],
): Avance => {
  const aprobadas = new Set(
    registros.filter(({ acreditado }) => acreditado === 'Si').map(({ id_materia }) => id_materia),
  )
  const hechas = materias.filter(({ id_materia }) => aprobadas.has(id_materia))
  return avanceDe({
    aprobadas: hechas.length,
    materias: materias.length,
    creditosAprobados: creditos(hechas),
    creditos: creditos(materias),
  })
}

/** Returns the same from figures that were already counted. */
export const avanceDe = (cifras: {
  aprobadas: number
  materias: number
  creditosAprobados: number
  creditos: number
}): Avance => ({
  materias: parte(cifras.aprobadas, cifras.materias),
  creditos: parte(cifras.creditosAprobados, cifras.creditos),
  alcanzaServicioSocial:
    cifras.materias > 0 && cifras.aprobadas * 100 >= universidad.umbralServicioSocial * cifras.materias,
})

const parte = (aprobado: number, total: number): Parte => ({
  aprobado,
  total,
  porcentaje: total > 0 ? Math.floor((centesimos(aprobado) * 1000) / centesimos(total)) / 10 : 0,
})

/** Adds credits up as whole hundredths: they have two decimals at most. */
const creditos = (materias: readonly { creditos: number }[]) =>
  materias.reduce((suma, materia) => suma + centesimos(materia.creditos), 0) / 100
const centesimos = (cifra: number) => Math.round(cifra * 100)
