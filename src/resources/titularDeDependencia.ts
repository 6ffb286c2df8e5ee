import { gradosDeTitular, horasDeLey } from '../domain/servicioSocial/informacion.ts'
import { choice, date, integer, text } from '../schema/fields.ts'
import type { When } from '../schema/kinds.ts'

/** Fields about the host and the work that the information of a social service and an external provider share. (B §3) */
export const titularDeDependencia = <const W extends When = never>(cuando: { when?: W } = {}) => ({
  titular_dependencia: text({
    ...cuando,
    label: 'Titular de la dependencia',
    required: 'El titular de la dependencia es requerido',
    max: 150,
  }),
  cargo_titular: text({
    ...cuando,
    label: 'Cargo del titular',
    required: 'El cargo del titular es requerido',
    max: 150,
  }),
  grado_titular: choice({
    ...cuando,
    label: 'Grado del titular',
    required: 'El grado del titular es requerido',
    choices: gradosDeTitular,
  }),
  responsable_seguimiento: text({
    ...cuando,
    label: 'Responsable del seguimiento',
    required: 'El responsable del seguimiento es requerido',
    max: 150,
  }),
  fecha_inicio: date({ ...cuando, label: 'Fecha de inicio', required: 'La fecha de inicio es requerida' }),
  fecha_final: date({ ...cuando, label: 'Fecha final', required: 'La fecha final es requerida' }),
  horas_totales: integer({
    ...cuando,
    label: 'Horas totales',
    required: 'Las horas totales son requeridas',
    help: `Lo usual son al menos ${horasDeLey} horas`,
    between: [1, 9999, 'Las horas totales deben ser entre 1 y 9,999'],
  }),
  actividades: text({
    ...cuando,
    label: 'Actividades',
    required: 'Las actividades son requeridas',
    multiline: true,
    max: [2000, 'Las actividades deben contener máximo 2,000 caracteres'],
  }),
})
