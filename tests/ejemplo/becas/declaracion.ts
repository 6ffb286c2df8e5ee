import { choice, date, decimal, flag, id, reference, text } from '../../../src/schema/fields.ts'
import { defineResource } from '../../../src/schema/resource.ts'

/** Scholarships of a campus: a harder example than that of README.md, with references, a condition, a rule, a unique pair and rows scoped to the own CUC. */
export const becas = defineResource({
  name: 'becas',
  label: { one: 'Beca', many: 'Becas', feminine: true },
  key: 'id_beca',
  title: 'folio',
  fields: {
    id_beca: id(),
    folio: text({
      label: 'Folio',
      required: 'El folio es requerido',
      length: [8, 'El folio debe contener 8 dígitos'],
      pattern: [/^\d+$/, 'El folio debe contener 8 dígitos'],
      unique: 'Ya existe una beca con ese folio',
    }),
    matricula: reference({
      label: 'Estudiante',
      to: 'estudiantes',
      locked: true,
      required: 'El estudiante es requerido',
      offer: { list: 'deMiCuc', where: { estatus: 1 } },
      embed: { at: 'estudiante', fields: ['nombre', 'apellidopaterno', 'apellidomaterno'] },
    }),
    id_periodo: reference({
      label: 'Periodo',
      to: 'periodos',
      required: 'El periodo es requerido',
      embed: { at: 'periodo', fields: ['nombre'] },
    }),
    tipo: choice({ label: 'Tipo', required: 'El tipo es requerido', choices: ['Alimentaria', 'Transporte', 'Otra'] }),
    otro_tipo: text({ label: 'Otro tipo', when: { tipo: 'Otra' }, required: 'Diga cuál es el otro tipo', max: 80 }),
    monto: decimal({
      label: 'Monto mensual',
      required: 'El monto es requerido',
      min: [100, 'El monto no puede ser menor a 100'],
    }),
    fecha_inicio: date({ label: 'Fecha de inicio', required: 'La fecha de inicio es requerida' }),
    fecha_final: date({ label: 'Fecha final', required: 'La fecha final es requerida' }),
    renovable: flag({ label: 'Renovable', initial: true }),
  },
  columns: ['folio', 'matricula', 'id_periodo', 'tipo', 'monto', 'fecha_inicio', 'renovable'],
  search: ['otro_tipo'],
  sort: 'folio',
  cuc: 'matricula.clave_grupo.clave_cuc',
  rules: {
    fecha_final: [
      ({ fecha_inicio, fecha_final }) =>
        !fecha_inicio || !fecha_final || fecha_inicio < fecha_final || 'La beca debe terminar después de que inicie',
    ],
  },
  unique: [{ fields: ['matricula', 'id_periodo'], message: 'El estudiante ya tiene una beca en ese periodo' }],
  lists: {
    deMiCuc: { path: 'cuc/becas', roles: ['escolar'], scope: ['propioCuc'] },
    deEstudiante: {
      path: 'estudiantes/{matricula}/becas',
      roles: ['escolar', 'coordinador'],
      scope: ['propioCuc'],
      only: ['id_beca', 'folio', 'monto'],
    },
    todas: { path: 'becas', roles: ['coordinador'] },
  },
  write: { create: ['escolar'], update: ['escolar'], delete: ['escolar'], scope: 'propioCuc' },
  screen: { route: '/becas', role: 'escolar', menu: 'Becas' },
})
