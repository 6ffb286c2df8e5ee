import { avisoDeAusencia, fechasMovidas, type Ausencia } from '../domain/servicioSocial/ausencia.ts'
import type { Fechas } from '../domain/servicioSocial/vencimiento.ts'
import { date, integer } from '../schema/fields.ts'
import type { Registro } from '../schema/record/valueAt.ts'
import { vigenciaDe } from './avisoDelEstudiante.ts'

/** Fields of a social service about the absence of its student. Steps, and changes of the student's estatus, write them. */
export const ausenciaDelEstudiante = {
  ausente_desde: date({ label: 'Estudiante inactivo desde', assigned: true }),
  dias_ausente: integer({ label: 'Días en que el estudiante estuvo inactivo', assigned: true }),
  dias_restantes: integer({ label: 'Días que quedan del plazo', assigned: true }),
}

/** Returns the absence that the values of a service tell of. */
export const ausenciaDe = ({ ausente_desde, dias_ausente, dias_restantes }: Registro): Ausencia => ({
  ausente_desde: typeof ausente_desde === 'string' ? ausente_desde : null,
  dias_ausente: typeof dias_ausente === 'number' ? dias_ausente : null,
  dias_restantes: typeof dias_restantes === 'number' ? dias_restantes : null,
})

/** Returns the dates of a service, moved by the absence that its values tell of. */
export const fechasDe = (caso: Registro, hoy: string): Fechas => {
  const dia = (valor: unknown) => (typeof valor === 'string' ? valor : null)
  const fechas = { fecha_inicio: dia(caso.fecha_inicio), fecha_final: dia(caso.fecha_final) }
  return fechasMovidas({ ...fechas, ...ausenciaDe(caso) }, hoy)
}

/** Returns what whoever decides about a service reads of the absence of its student; undefined for nothing. */
export const avisoDelCaso = (caso: Registro): string | undefined => avisoDeAusencia(caso, vigenciaDe(caso))
