import type { TabOf } from '../schema/screen.ts'

/** Columns of students of all campuses: they include the campus. */
const deTodos = ['matricula', 'nombreC', 'estatus', 'semestre', 'clave_grupo', 'del_cuc', 'clave_programa'] as const

/** General data of the whole university, for the coordinator. (B §2) */
export const datosGenerales: readonly TabOf[] = [
  { label: 'Facilitadores', of: 'facilitadores', list: 'todos', error: 'Error al obtener los datos' },
  { label: 'Escolares', of: 'escolares', list: 'todos', error: 'Error al obtener los datos' },
  { label: 'Programas', of: 'programas', list: 'todos', error: 'Error al obtener los datos de los programas' },
  {
    label: 'Grupo',
    of: 'grupos',
    list: 'todos',
    columns: ['clave_grupo', 'nombre', 'clave_programa', 'clave_cuc'],
    error: 'Error al obtener los datos g',
  },
  {
    label: 'Estudiantes',
    of: 'estudiantes',
    list: 'todos',
    columns: deTodos,
    opens: ['documentacionDeConsulta', 'kardex', 'malla'],
    error: 'Error al obtener los datos',
  },
  {
    label: 'Estudiantes Filtrado',
    of: 'estudiantes',
    list: 'deGrupo',
    columns: deTodos,
    opens: ['documentacionDeConsulta', 'kardex', 'malla'],
    error: 'Error al obtener los datos',
    cascade: [
      {
        of: 'programas',
        list: 'todos',
        label: 'Programa',
        hint: 'Primero: Seleccione un programa',
        bind: 'clave_programa',
        error: 'Error al obtener los datos de los programas',
      },
      {
        of: 'grupos',
        list: 'dePrograma',
        label: 'Grupo',
        hint: 'Segundo: Seleccione un grupo',
        bind: 'clave_grupo',
        error: 'Error al obtener los datos g',
      },
    ],
  },
]

/** General data that a counsellor consults. (B §2, §4) */
export const datosGeneralesConsejero: readonly TabOf[] = [
  { label: 'Consejeria academica', of: 'consejeros', list: 'todos', error: 'Error al obtener los datos' },
  { label: 'Servicios escolares', of: 'escolares', list: 'todos', error: 'Error al obtener los datos' },
  { label: 'Facilitadores UACO', of: 'facilitadores', list: 'deUaco', error: 'Error al obtener los datos' },
  {
    label: 'Facilitadores CUC',
    of: 'facilitadores',
    list: 'deCuc',
    error: 'Error al obtener los datos',
    cascade: [
      {
        of: 'cucs',
        list: 'todos',
        label: 'CUC',
        hint: 'Primero: Seleccione CUC',
        bind: 'clave_cuc',
        mine: 'clave_cuc',
        error: 'Error al obtener los datos',
      },
    ],
  },
  {
    label: 'Estudiantes UACO',
    of: 'estudiantes',
    list: 'todos',
    opens: ['documentacionDeConsulta', 'kardexSinDescarga', 'malla'],
    error: 'Error al obtener los datos',
  },
  {
    label: 'Estudiantes CUC',
    of: 'estudiantes',
    list: 'deGrupo',
    opens: ['documentacionDeConsulta', 'kardexSinDescarga', 'malla'],
    error: 'Error al obtener los datos',
    cascade: [
      {
        of: 'cucs',
        list: 'todos',
        label: 'CUC',
        hint: 'Primero: Seleccione CUC',
        bind: 'clave_cuc',
        mine: 'clave_cuc',
        error: 'Error al obtener los datos',
      },
      {
        of: 'programas',
        list: 'deCuc',
        label: 'Programa',
        hint: 'Segundo: Seleccione un programa',
        bind: 'clave_programa',
        error: 'Error al obtener los datos de los programas',
      },
      {
        of: 'grupos',
        list: 'deProgramaYCuc',
        label: 'Grupo',
        hint: 'Tercero: Seleccione un grupo',
        bind: 'clave_grupo',
        error: 'Error al obtener los datos g',
      },
    ],
  },
]
