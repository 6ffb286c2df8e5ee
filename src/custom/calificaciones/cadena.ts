/** Message for a list of the chain that cannot be read. */
export const falla = 'Error al obtener los datos'

/** Rows that each choice must lead to: the facilitador's own classes. */
export const asignaturas = { to: 'clases' }

/** Cards of the campuses of a facilitador. */
export const tarjetas = { of: 'cucs', list: 'deFacilitador', title: 'nombre', subtitle: 'clave', bind: 'clave_cuc' }

/** Steps from a campus to a class; each choice is limited by the one before. (B §2) */
export const pasos = [
  {
    of: 'programas',
    list: 'deCuc',
    label: 'Programa',
    hint: 'Primero: Seleccione un programa',
    bind: 'clave_programa',
    error: falla,
  },
  {
    of: 'periodos',
    list: 'dePrograma',
    label: 'Periodo',
    hint: 'Segundo: Seleccione un periodo',
    bind: 'id_periodo',
    error: falla,
  },
  {
    of: 'materias',
    list: 'deFacilitador',
    label: 'Materia',
    hint: 'Tercero: Seleccione una materia',
    bind: 'id_materia',
    error: falla,
  },
  {
    of: 'clases',
    list: 'deFacilitador',
    label: 'Asignatura',
    hint: 'Cuarto: Seleccione una asignatura',
    bind: 'id_clase',
    error: falla,
  },
] as const
