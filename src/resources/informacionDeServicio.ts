import { duraciones } from '../domain/servicioSocial/fases.ts'
import { modalidadesDeServicio, tiposDeDependencia } from '../domain/servicioSocial/informacion.ts'
import { choice, text } from '../schema/fields.ts'
import { titularDeDependencia } from './titularDeDependencia.ts'

/** Condition of these fields: the student has sent the information at least once. */
const enviado = {
  when: { status: ['enviado', 'rechazado', 'aceptado', 'pendiente_liberacion', 'completado'] },
} as const

/** Fields of the information of a social service, about its place and its work. (B §3) */
export const informacionDeServicio = {
  nombre_dependencia: text({
    ...enviado,
    label: 'Nombre de la dependencia',
    heading: 'Dependencia',
    required: 'El nombre de la dependencia es requerido',
    max: 200,
  }),
  tipo_dependencia: choice({
    ...enviado,
    label: 'Tipo de dependencia',
    required: 'El tipo de dependencia es requerido',
    choices: tiposDeDependencia,
  }),
  modalidad: choice({
    ...enviado,
    label: 'Modalidad',
    required: 'La modalidad es requerida',
    choices: modalidadesDeServicio,
  }),
  codigo_postal: text({
    ...enviado,
    label: 'Código postal',
    required: 'El código postal es requerido',
    max: 5,
    pattern: [/^\d{5}$/, 'El código postal debe contener solo números y deben ser 5 digitos'],
  }),
  programa: text({ ...enviado, label: 'Programa', required: 'El programa es requerido', max: 200 }),
  periodo: choice({ ...enviado, label: 'Periodo', required: 'El periodo es requerido', choices: duraciones }),
  ...titularDeDependencia(enviado),
}

/** Sections of the form of that information. */
export const seccionesDeInformacion = [
  {
    title: 'Dependencia',
    fields: [
      'nombre_dependencia',
      'tipo_dependencia',
      'codigo_postal',
      'grado_titular',
      'titular_dependencia',
      'cargo_titular',
    ],
  },
  {
    title: 'Servicio',
    fields: [
      'programa',
      'modalidad',
      'periodo',
      'fecha_inicio',
      'fecha_final',
      'horas_totales',
      'responsable_seguimiento',
      'actividades',
    ],
  },
] as const
