import { date, text } from '../schema/fields.ts'

/** Previous school of a student, and the years in which it was attended. (B §3, Estudiantes) */
export const antecedente = () => ({
  escuela: text({
    label: 'Escuela de procedencia',
    record: 'antecedente.escuela',
    required: 'La escuela es requerida',
  }),
  localidad: text({ label: 'Localidad', record: 'antecedente.localidad', required: 'La localidad es requerida' }),
  numero_localidad: text({
    label: 'Número de localidad',
    record: 'antecedente.numero_localidad',
    required: 'El número de localidad es requerido',
    max: 20,
  }),
  fecha_inicio: date({
    label: 'Fecha de inicio',
    record: 'antecedente.fecha_inicio',
    required: 'La fecha de inicio es requerida',
  }),
  fecha_final: date({
    label: 'Fecha final',
    record: 'antecedente.fecha_final',
    required: 'La fecha final es requerida',
  }),
})
