import { quienes } from './quienes.ts'

/** What decides whether a student waits to be re-enrolled: the record, the cycles of the programme and the last period with classes. */
export type Situacion = {
  estatus: number
  semestre: number
  /** School cycles of the programme. */
  duracion: number
  /** The last period in which the student takes classes, if there is one. */
  ultimo: {
    periodo: string
    asignaturas: number
    /** Names of those that the school office has not graded yet. */
    porCalificar: readonly string[]
    /** The author and the day of the re-enrolment after that period. */
    reinscrito: { autor: string; fecha: string } | null
  } | null
}

/** Why a student is not waiting to be re-enrolled; undefined for one who is: active, with cycles left, all classes of the last period graded by the office, and not raised since. (B §4, Re-enrolment) */
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

/** What is said before students who were not re-enrolled after a period are put into a class of a later one: while classes of theirs are open in it (`abierto`) they do not even wait to be yet. */
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

/** What a person confirms before a student is re-enrolled. (B §2, Re-enrolment) */
export const confirmacionDeReinscripcion =
  'Verifique que el estudiante cumplio con su ficha de reinscripcion y en caso de maestria con su voucher de pago'
