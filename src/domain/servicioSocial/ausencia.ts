import { avisoDeInactividad } from '../avisoDeInactividad.ts'
import { diasEntre, addDias } from '../fechas.ts'
import { primeraQueSigue, yaNoSigue } from './continuidad.ts'
import type { dondeEsta } from './dondeEsta.ts'
import type { EstadoDeServicio, Turno } from './estados.ts'
import { plazos } from './plazos.ts'
import { fechaPropia, type Fechas } from './vencimiento.ts'

/**
 * Absence of a student, as the service stores it: since when they are inactive, days of earlier absences, and days left
 * of the deadline, which does not run meanwhile (negative: late).
 */
export type Ausencia = {
  ausente_desde?: string | null
  dias_ausente?: number | null
  dias_restantes?: number | null
}

type Plazo = { turno: Turno; ultimo_movimiento: string | null; vence: string | null }
type Donde = Omit<ReturnType<typeof dondeEsta>, 'turno'> & { turno: Turno }
type Guardado = Plazo & Ausencia & Omit<Fechas, 'corrimiento'> & { status: EstadoDeServicio; fase: number }

/** Returns the dates of a service, with the days by which absences move what is due on the day `hoy`. */
export const fechasMovidas = (
  { fecha_inicio, fecha_final, ausente_desde, dias_ausente }: Omit<Fechas, 'corrimiento'> & Ausencia,
  hoy: string,
): Fechas => ({
  fecha_inicio,
  fecha_final,
  corrimiento: (dias_ausente ?? 0) + diasDentro(fecha_inicio, ausente_desde, hoy),
})

/** Returns where a service stands, in view of the absence of its student: what would await them is on pause, without a deadline. */
export const segunAusencia = (donde: Donde, ausencia: Ausencia) => ({
  ...donde,
  dias_ausente: tieneCalendario(donde) ? (ausencia.dias_ausente ?? null) : null,
  dias_restantes: null,
  ...(ausencia.ausente_desde ? enPausa(donde, ausencia.ausente_desde) : {}),
})

/** Returns what changes in a service under way when its student becomes inactive on the day `hoy`. */
export const alAusentarse = (servicio: Guardado, hoy: string) => ({ ausente_desde: hoy, ...enPausa(servicio, hoy) })

/** Returns what changes in a service under way when its student is back on the day `hoy`: the deadline and the calendar move by the days of absence, and what awaits them stands still from that day on. */
export const alVolver = (servicio: Guardado, hoy: string) => {
  const dias_ausente = diasAlVolver(servicio, hoy)
  return {
    ausente_desde: null,
    dias_ausente,
    ...(servicio.turno === 'pausa'
      ? {
          turno: 'estudiante' as const,
          ultimo_movimiento: servicio.ausente_desde === hoy ? servicio.ultimo_movimiento : hoy,
          vence: plazoAlVolver({ ...servicio, dias_ausente }, hoy),
          dias_restantes: null,
        }
      : {}),
  }
}

/** Returns the days away of a student who is back; an absence of no day leaves them as they were. Null without a calendar. */
const diasAlVolver = (servicio: Guardado, hoy: string) => {
  const { dias_ausente, ausente_desde, fecha_inicio } = servicio
  if (!tieneCalendario(servicio)) return null
  return ausente_desde === hoy ? dias_ausente : (dias_ausente ?? 0) + diasDentro(fecha_inicio, ausente_desde, hoy)
}

/** Returns the deadline of a student who is back: the days that were left or, of what has a day of its own, that day as the calendar moved it, unless the student's plain days last longer. */
const plazoAlVolver = ({ fase, fecha_inicio, fecha_final, dias_ausente, dias_restantes }: Guardado, hoy: string) => {
  const restantes = dias_restantes ?? plazos.estudiante
  const propia = fechaPropia(fase, { fecha_inicio, fecha_final, corrimiento: dias_ausente ?? 0 })
  return propia === undefined
    ? addDias(hoy, restantes)
    : masTarde(addDias(hoy, Math.min(restantes, plazos.estudiante)), propia)
}

/** Returns what those who look after a service read while its student is away; undefined otherwise, and once it is completed. */
export const avisoDeAusencia = (
  { status, turno, fase }: { status?: unknown; turno?: unknown; fase?: unknown },
  estudiante: Parameters<typeof avisoDeInactividad>[0],
): string | undefined => {
  const inactivo = status === 'completado' ? undefined : avisoDeInactividad(estudiante)
  if (!inactivo) return undefined
  if (estudiante.continua && Number(fase) < primeraQueSigue) return yaNoSigue
  if (turno !== 'pausa') return inactivo
  return estudiante.continua
    ? pausaConOtraMatricula
    : `${inactivo} El plazo de lo que le toca no corre hasta que vuelva.`
}

/** Sentence about a service that could go on with its student's other matrícula, and yet stands on pause. */
const pausaConOtraMatricula =
  'El estudiante continúa con otra matrícula y el plazo de lo que aquí le toca no corre: con ella está inactivo, o comenzó otro servicio social.'

/** Returns the pause of what awaits a student who is inactive since a day; nothing where others are awaited. Days before the turn came to them do not count. */
const enPausa = ({ turno, ultimo_movimiento, vence }: Plazo, desde: string) =>
  turno === 'estudiante'
    ? {
        turno: 'pausa' as const,
        vence: null,
        dias_restantes: vence === null ? null : diasEntre(masTarde(desde, ultimo_movimiento), vence),
      }
    : {}

/** Tells whether a service has the dates of an information that was sent and not sent back. */
const tieneCalendario = ({ status }: { status: EstadoDeServicio }) => status !== 'pendiente' && status !== 'rechazado'

/** Returns the days of an absence that fall within a service, whose first day may come later. */
const diasDentro = (inicio: string | null, desde: string | null | undefined, hoy: string) =>
  inicio && desde ? Math.max(0, diasEntre(masTarde(desde, inicio), hoy)) : 0

const masTarde = (dia: string, otro: string | null) => (otro && otro > dia ? otro : dia)
