import { patrones } from '../domain/patrones.ts'
import { choice, date, integer, text } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'
import { grados, modalidades, periodicidades } from '../domain/programas.ts'

/** Study programmes. (A §2, §3, §5) */
export const programas = defineResource({
  name: 'programas',
  label: { one: 'Programa', many: 'Programas' },
  key: 'clave',
  title: 'nombre',
  fields: {
    clave: text({
      label: 'Clave',
      record: 'clave_programa',
      locked: 'La clave no cambia: otros registros se refieren a ella',
      required: "La 'clave del programa' es requerida",
      length: [10, "La 'clave del programa' debe contener 10 caracteres"],
    }),
    nombre: text({
      label: 'Nombre',
      required: "El 'nombre del programa' es requerido",
      max: [150, "El 'nombre del programa' debe contener menos de 150 caracteres"],
      pattern: [patrones.nombreDePrograma, "El 'nombre del programa' solo debe contener letras y signos de puntuación"],
    }),
    creditos: integer({
      label: 'Créditos',
      required: "Los 'créditos del programa' son requeridos",
      between: [48, 499, "Los 'créditos del programa' deben ser mayores a 47 y menores a 500"],
    }),
    duracion: integer({
      label: 'Duración (ciclos escolares)',
      heading: 'Duración',
      required: 'Los ciclos escolares son requeridos',
      between: [2, 12, 'Los ciclos escolares deben ser minimo 2 y maximo 12'],
    }),
    periodicidad: choice({ label: 'Periodicidad', required: 'La periodicidad es requerida', choices: periodicidades }),
    grado: choice({ label: 'Grado', required: 'El grado es requerido', choices: grados }),
    modalidad: choice({ label: 'Modalidad', required: 'La modalidad es requerida', choices: modalidades }),
    fecha_registro: date({ label: 'Fecha de registro', required: 'La fecha de registro es requerida' }),
  },
  columns: ['clave', 'nombre', 'creditos', 'duracion', 'periodicidad', 'grado', 'modalidad', 'fecha_registro'],
  advice: { semestresDelPrograma: ['duracion'] },
  filters: ['grado', 'modalidad', 'periodicidad', 'creditos', 'duracion', 'fecha_registro'],
  sort: 'nombre',
  related: [{ of: 'reticulas' }, { of: 'grupos' }],
  failure: 'Error al obtener los datos de los programas',
  lists: {
    todos: { path: 'programas', roles: ['coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador'] },
    deCuc: {
      path: 'cucs/{clave_cuc}/programas',
      roles: ['coordinador', 'consejero', 'facilitador'],
      through: 'cucs_programas',
      scope: ['susCucs'],
    },
    deMiCuc: {
      path: 'cucs/programas/consejero-escolar',
      roles: ['consejero', 'escolar'],
      through: 'cucs_programas',
      scope: ['propioCuc'],
    },
  },
  write: { create: ['coordinador'], update: ['coordinador'], delete: ['coordinador'] },
  screen: {
    route: '/programas',
    role: 'coordinador',
    menu: 'Programas',
    icon: 'programa',
    tabs: [
      { label: 'Registro de programas', list: 'todos', actions: true },
      {
        label: 'Programas por CUC',
        list: 'deCuc',
        error: 'Ocurrio un error:',
        cards: { of: 'cucs', list: 'todos', title: 'nombre', subtitle: 'clave', bind: 'clave_cuc' },
      },
    ],
  },
})
