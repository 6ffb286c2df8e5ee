/** What a person reads when a list of the chain cannot be read. */
export const falla = 'Error al obtener los datos'

/** The rows that each choice must lead to: the own classes. */
export const asignaturas = { to: 'clases' }

/** The campuses of a facilitador. */
export const tarjetas = { of: 'cucs', list: 'deFacilitador', title: 'nombre', subtitle: 'clave', bind: 'clave_cuc' }

/** From a campus to a class, each choice out of what the one before leads to. (B §2) */
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
