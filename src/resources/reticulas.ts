import { decimal, id, reference, text } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

/** Curriculum grids of a programme. (B §2, §3, §5) */
export const reticulas = defineResource({
  name: 'reticulas',
  label: { one: 'Malla curricular', many: 'Mallas curriculares', feminine: true },
  key: 'id_reticula',
  title: 'nombre',
  fields: {
    id_reticula: id(),
    nombre: text({ label: 'Nombre', required: "El 'nombre de la malla' es requerido", max: [150, "El 'nombre de la malla' debe contener menos de 150 caracteres"] }),
    clave_programa: reference({ label: 'Programa', to: 'programas', locked: true, required: 'El programa es requerido', embed: { at: 'programa', fields: ['nombre'] } }),
    creditos_totales: decimal({ label: 'Créditos totales', required: 'Los créditos totales son requeridos', min: [0, 'Los créditos totales no pueden ser negativos'] }),
  },
  columns: ['id_reticula', 'nombre', 'clave_programa', 'creditos_totales'],
  sort: 'nombre',
  lists: {
    todas: { path: 'reticulas', roles: ['coordinador'] },
    general: { path: 'programa/{clave_programa}/reticulas/general', roles: ['consejero', 'escolar'] },
    dePrograma: { path: 'programa/{clave_programa}/reticulas', roles: ['escolar'] },
  },
})
