import { quienes } from './quienes.ts'

/** Facts that decide whether a student awaits re-enrolment: the record, the cycles of the programme and the last period with classes. */
export type Situacion = {
  estatus: number
  semestre: number
  /** School cycles of the programme. */
  duracion: number
  /** Last period in which the student takes classes; null without one. */
  ultimo: {
    periodo: string
    asignaturas: number
    /** Names of those classes that the school office has not graded yet. */
    porCalificar: readonly string[]
    /** Author and day of the re-enrolment after that period; null without one. */
    reinscrito: { autor: string; fecha: string } | null
  } | null
}

/** Returns why a student does not await re-enrolment; undefined for one who does: active, with cycles left, the last period graded by the office, and not re-enrolled since. (B §4, Re-enrolment) */
export const faltaParaReinscribir = ({ estatus, semestre, duracion, ultimo }: Situacion): string | undefined => {
  if (estatus !== 1) return 'El estudiante está inactivo'
  if (semestre >= duracion) return `El estudiante ya está en el último ciclo de su programa: ${semestre} de ${duracion}`
  if (!ultimo) return 'El estudiante aún no tiene asignaturas'
  const { periodo, asignaturas, porCalificar, reinscrito } = ultimo
  if (reinscrito)
    return `El estudiante ya fue reinscrito después de ${periodo}: lo hizo ${reinscrito.autor} el ${reinscrito.fecha.split('-').toReversed().join('/')}`
  return porCalificar.length
    ? `Servicios escolares aún no califica ${asignaturas === 1 ? 'su asignatura' : `${porCalificar.length} de sus ${asignaturas} asignaturas`} de ${periodo}: ${porCalificar.join(', ')}`
    : undefined
}

/** Returns the warning before students who were not re-enrolled enter a class of a later period: they would no longer await it. `abierto`: classes of theirs are still open before it. */
export const fraseDeSinReinscribir = (
  nombres: readonly string[],
  { periodo, abierto }: { periodo: string; abierto: boolean },
): string => {
  const [seReinscriben, aparecen, tienen] =
    nombres.length === 1 ? ['se reinscribe', 'aparecerá', 'tiene'] : ['se reinscriben', 'aparecerán', 'tienen']
  const [aun, antes] = abierto
    ? [`, del que ${tienen} asignaturas sin cerrar`, 'ciérrelas y hágalo antes']
    : ['', 'hágalo antes']
  return `${quienes(nombres)} aún no ${seReinscriben} después de «${periodo}»${aun}, y una vez aquí ya no ${aparecen} en Reinscripción: ${antes}`
}

/** Text to confirm before a student is re-enrolled. (B §2, Re-enrolment) */
export const confirmacionDeReinscripcion =
  'Verifique que el estudiante cumplio con su ficha de reinscripcion y en caso de maestria con su voucher de pago'
