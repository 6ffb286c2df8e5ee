import { celdasDeCiclos } from '../domain/celdasDeCiclos.ts'
import { ciclosDichos, textoDeCiclos } from '../domain/ciclos.ts'
import { decimal, id, part, reference, text } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

/** Curriculum grids of a programme. (B §2, §3, §5) */
export const reticulas = defineResource({
  name: 'reticulas',
  label: { one: 'Malla Curricular', many: 'Mallas Curriculares', feminine: true },
  key: 'id_reticula',
  title: 'nombre',
  fields: {
    id_reticula: id({ label: 'Id_reticula', heading: 'Id' }),
    nombre: text({
      label: 'Nombre',
      required: "El 'nombre de la malla' es requerido",
      max: [150, "El 'nombre de la malla' debe contener menos de 150 caracteres"],
    }),
    clave_programa: reference({
      label: 'Programa',
      to: 'programas',
      locked: 'No cambia: una malla es de un solo programa',
      required: 'El programa es requerido',
      embed: { at: 'programa', fields: ['nombre'] },
    }),
    creditos_totales: decimal({
      label: 'Creditos totales',
      heading: 'Créditos totales',
      required: 'Los créditos totales son requeridos',
      min: [0, 'Los créditos totales no pueden ser negativos'],
    }),
    arregloMateriasSeleccionadas: part({
      label: 'Ciclos y materias',
      of: 'ciclos',
      required: 'Agregue los ciclos y materias',
      clean: ciclosDichos,
      text: textoDeCiclos,
      cells: celdasDeCiclos,
    }),
  },
  columns: ['nombre', 'clave_programa', 'creditos_totales', 'id_reticula'],
  advice: { mallaEnUso: ['arregloMateriasSeleccionadas'] },
  wide: true,
  filters: ['clave_programa', 'creditos_totales'],
  sort: 'nombre',
  lists: {
    todas: { path: 'reticulas', roles: ['coordinador'] },
    general: { path: 'programa/{clave_programa}/reticulas/general', roles: ['consejero', 'escolar'] },
    dePrograma: { path: 'programa/{clave_programa}/reticulas', roles: ['escolar'], only: ['id_reticula', 'nombre'] },
    una: { path: 'reticulas/{id_reticula}', roles: ['coordinador', 'consejero', 'escolar'], single: true },
  },
  write: { create: ['coordinador'], update: ['coordinador'], delete: ['coordinador'] },
  screen: {
    route: '/reticulas',
    role: 'coordinador',
    menu: 'Malla curricular',
    icon: 'malla',
    title: 'Malla Curricular',
  },
})
