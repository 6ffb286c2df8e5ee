import type { EtapaDeCalificacion } from './etapaDeCalificacion.ts'

/** Progress of the grades of a class: both closes, and whether anything is recorded of any of its students. */
type AvanceDeClase = {
  readonly status_facilitador: boolean | null
  readonly status_escolar: boolean | null
  readonly calificada: boolean
}

/** Acts on a class beside reading it. */
export type Acto = 'editar' | 'eliminar' | 'cambiarDeMateria' | 'inscribir' | EtapaDeCalificacion

const sinEdicion = 'Esta clase ya fue calificada asi que no puede ser editada'
const sinCambios = 'Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos'

/** Conditions that close a class to each act, with the sentence that a person then reads. Declaration, screen and server go by this table alone. (B §4, §8) */
export const cierreDe = {
  editar: { when: { status_escolar: true }, because: sinEdicion },
  eliminar: { when: { calificada: true }, because: sinEdicion },
  cambiarDeMateria: { when: { calificada: true }, because: 'Ya hay calificaciones: este dato no se puede cambiar' },
  inscribir: { when: { calificada: true }, because: sinCambios },
  facilitador: { when: { status_facilitador: true }, because: sinCambios },
  escolar: { when: { status_escolar: true }, because: sinCambios },
} as const satisfies Record<Acto, { when: Partial<AvanceDeClase>; because: string }>

type LoQueCierra<A extends Acto> = {
  readonly [K in keyof (typeof cierreDe)[A]['when']]: AvanceDeClase[K & keyof AvanceDeClase]
}

/** Returns why an act comes too late for a class; undefined while the class is open to it. */
export const faltaPara = <A extends Acto>(acto: A, avance: LoQueCierra<A>): string | undefined => {
  const { when, because } = cierreDe[acto]
  const dicho: Readonly<Record<string, boolean | null | undefined>> = avance
  return Object.entries(when).every(([cada, valor]) => dicho[cada] === valor) ? because : undefined
}

/** Sentence about a class that nobody can grade, and who does what about it. */
export const sinEstudiantes =
  'La asignatura no tiene estudiantes: servicios escolares debe inscribirlos o, si no se impartió, eliminarla'

/** State of the button of a stage: the grades can be submitted, were, or not yet, and why. (B §2, §4) */
type EstadoDeCalificacion = { estado: 'Calificar' | 'Calificada' | 'No disponible'; porque?: string }

/** Returns the state of a stage of a class with so many students: the facilitador submits first, then the office, each once. (B §4) */
export const estadoDeCalificacion = (
  etapa: EtapaDeCalificacion,
  avance: Omit<AvanceDeClase, 'calificada'>,
  estudiantes: number,
): EstadoDeCalificacion => {
  const tarde = faltaPara(etapa, avance)
  if (tarde) return { estado: 'Calificada', porque: tarde }
  if (etapa === 'escolar' && !avance.status_facilitador)
    return { estado: 'No disponible', porque: 'No disponible: el facilitador aún no ha calificado esta asignatura' }
  return estudiantes === 0 ? { estado: 'No disponible', porque: sinEstudiantes } : { estado: 'Calificar' }
}
