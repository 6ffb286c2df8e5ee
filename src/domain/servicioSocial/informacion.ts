import { contado } from '../../language/contado.ts'
import { esFecha } from '../../language/esFecha.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { mesesEntre, sumarMeses } from '../fechas.ts'
import { duraciones } from './fases.ts'

/** Closed lists of the information form. (B §3, §9) */
export const tiposDeDependencia = ['Municipal', 'Estatal', 'Federal'] as const
export const modalidadesDeServicio = ['Interno', 'Externo'] as const
export const gradosDeTitular = ['C', 'LIC', 'ING', 'MTRO', 'DR'] as const

/** Fewer hours than this are not enough by the federal rules of social service; the form warns and never refuses. */
export const horasDeLey = 480

/** What is asked before a release letter that certifies too few hours; nothing otherwise. */
export const faltaDeHoras = (horas: number | null): string | undefined =>
  avisoDeHoras(horas) &&
  `La carta certificará ${horas} horas: ${horasDeLey - Number(horas)} menos que las ${horasDeLey} que pide el reglamento del servicio social.`

/** What the form says of too few hours; nothing otherwise. */
export const avisoDeHoras = (horas: unknown): string | undefined => {
  const cuantas = Number(horas)
  return cuantas > 0 && cuantas < horasDeLey
    ? `El reglamento del servicio social pide al menos ${horasDeLey} horas`
    : undefined
}

/** What is asked before a service is certified, or completed, whose last day has not come; nothing otherwise. */
export const faltaDeDias = (fechaFinal: string | null, hoy: string): string | undefined =>
  fechaFinal && fechaFinal > hoy ? `El servicio termina el ${fechaLarga(fechaFinal)}, que aún no llega.` : undefined

/** What is said of dates that differ from the length that was chosen by more than a month; nothing otherwise. */
export const avisoDePeriodo = (periodo: unknown, inicio: unknown, final: unknown): string | undefined => {
  const [clave, nombre] = duraciones.find(([cada]) => cada === periodo) ?? []
  if (!clave || !esFecha(inicio) || !esFecha(final) || inicio >= final) return undefined
  const meses = { semestre: 6, anio: 12 }[clave]
  return sumarMeses(inicio, meses - 1) <= final && final <= sumarMeses(inicio, meses + 1)
    ? undefined
    : `De la fecha de inicio a la fecha final hay ${contado(mesesEntre(inicio, final), 'mes', 'meses')}, y «${nombre}» son ${meses}: revise las fechas y el periodo, que decide cuántos reportes se piden`
}
