import { decimal, id, text } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

/** Subjects, shared by all programmes. They cannot be deleted. (A §2, §5) */
export const materias = defineResource({
  name: 'materias',
  label: { one: 'Materia', many: 'Materias', feminine: true },
  key: 'id_materia',
  title: 'nombre',
  fields: {
    id_materia: id(),
    clave_materia: text({
      label: 'Clave',
      required: "La 'clave de la materia' es requerida",
      locked: 'La clave no cambia: otros registros se refieren a ella',
      max: 50,
      unique: 'Ya existe una materia con esa clave',
    }),
    nombre: text({
      label: 'Nombre',
      required: "El 'nombre de la materia' es requerido",
      max: [200, "El 'nombre de la materia' debe contener menos de 200 caracteres"],
    }),
    creditos: decimal({
      label: 'Créditos',
      required: "Los 'créditos de la materia' son requeridos",
      min: [4, 'Los créditos no pueden ser menor a 4'],
    }),
  },
  columns: ['clave_materia', 'nombre', 'creditos'],
  keeps: ['creditos'],
  filters: ['creditos'],
  sort: 'nombre',
  related: [{ of: 'clases' }],
  lists: {
    todas: { path: 'materias', roles: ['coordinador', 'escolar'] },
    deMallas: {
      path: 'programa/{clave_programa}/reticulas/materias',
      roles: ['escolar'],
      scope: ['enMallasDelPrograma'],
    },
    deFacilitador: {
      path: 'cuc/{clave_cuc}/programa/{clave_programa}/periodo/{id_periodo}/facilitadores/materias',
      roles: ['facilitador'],
      scope: ['conMisClases'],
    },
  },
  advice: { calificacionesCerradas: ['nombre', 'creditos'] },
  write: { create: ['coordinador'], update: ['coordinador'] },
  screen: { route: '/materias', role: 'coordinador', menu: 'Materias', icon: 'materia' },
})
