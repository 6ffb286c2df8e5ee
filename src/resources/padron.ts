/** Places of the record that identify a person and their mailbox; health, home and papers stay out. */
const dePersona = ['matricula', 'nombre', 'apellido_paterno', 'apellido_materno', 'nombreC', 'usuario']

/** Door of the students that keys of other systems are lent: identity, group, programme and status. */
export const padronDeEstudiantes = {
  path: 'padron/estudiantes',
  roles: ['coordinador', 'escolar'],
  scope: ['delCucDelEscolar'],
  only: [...dePersona, 'estatus', 'clave_grupo', 'grupo', 'clave_programa', 'programa', 'del_cuc'],
  filters: ['estatus', 'clave_programa', 'clave_grupo', 'del_cuc'],
} as const

/** Door of the facilitadores that keys of other systems are lent: identity and status. */
export const padronDeFacilitadores = {
  path: 'padron/facilitadores',
  roles: ['administrativo', 'coordinador'],
  only: [...dePersona, 'status'],
  filters: ['status'],
} as const
