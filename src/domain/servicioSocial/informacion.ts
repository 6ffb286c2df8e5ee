import { contado } from '../../language/contado.ts'
import { esFecha } from '../../language/esFecha.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { mesesEntre, addMeses } from '../fechas.ts'
import { duraciones } from './fases.ts'

/** Closed lists of the information form. (B §3, §9) */
export const tiposDeDependencia = ['Municipal', 'Estatal', 'Federal'] as const
export const modalidadesDeServicio = ['Interno', 'Externo'] as const
export const gradosDeTitular = ['C', 'LIC', 'ING', 'MTRO', 'DR'] as const

/** Hours that the federal rules of social service require; the form warns below them and never refuses. */
export const horasDeLey = 480

/** Returns the warning before a release letter that certifies too few hours; undefined otherwise. */
export const faltaDeHoras = (horas: number | null): string | undefined =>
  avisoDeHoras(horas) &&
  `La carta certificará ${horas} horas: ${horasDeLey - Number(horas)} menos que las ${horasDeLey} que pide el reglamento del servicio social.`

/** Returns the warning of the form about too few hours; undefined otherwise. */
export const avisoDeHoras = (horas: unknown): string | undefined => {
  const cuantas = Number(horas)
  return cuantas > 0 && cuantas < horasDeLey
    ? `El reglamento del servicio social pide al menos ${horasDeLey} horas`
    : undefined
}

/** Returns the warning before a service whose last day has not come is certified or completed; undefined otherwise. */
export const faltaDeDias = (fechaFinal: string | null, hoy: string): string | undefined =>
  fechaFinal && fechaFinal > hoy ? `El servicio termina el ${fechaLarga(fechaFinal)}, que aún no llega.` : undefined

/** Returns the warning of dates that differ from the chosen length by more than a month; undefined otherwise. */
export const avisoDePeriodo = (periodo: unknown, inicio: unknown, final: unknown): string | undefined => {
  const [clave, nombre] = duraciones.find(([cada]) => cada === periodo) ?? []
  if (!clave || !esFecha(inicio) || !esFecha(final) || inicio >= final) return undefined
  const meses = { semestre: 6, anio: 12 }[clave]
  return addMeses(inicio, meses - 1) <= final && final <= addMeses(inicio, meses + 1)
    ? undefined
    : `De la fecha de inicio a la fecha final hay ${contado(mesesEntre(inicio, final), 'mes', 'meses')}, y «${nombre}» son ${meses}: revise las fechas y el periodo, que decide cuántos reportes se piden`
}
