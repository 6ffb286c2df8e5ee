/** Roles that sign in. (A §6) */
export const roles = ['coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante'] as const
export type Rol = (typeof roles)[number]

/** Roles whose accounts have no record of a person: the account itself says who it is. Every other account is a person only by the record that leads to it. (A §6) */
export const rolesSinRegistro = ['coordinador', 'administrativo'] as const satisfies readonly Rol[]

/** Tells whether the accounts of a role have no record of a person. */
export const esSinRegistro = (rol: Rol): boolean => rolesSinRegistro.some(each => each === rol)

/** Tells whether somebody of a role takes or gives classes. */
export const tieneClases = (rol: Rol): boolean => ['estudiante', 'facilitador'].includes(rol)

/** Tells whether a value, such as that of a cookie or a row, is one of the six roles. */
export const esRol = (valor: unknown): valor is Rol => roles.some(rol => rol === valor)

/** Returns the label of a role in the header, «Rol desconocido» for anything else. (A §2, Shell) */
export const etiquetaDeRol = (rol: string): string => (esRol(rol) ? etiquetas[rol] : 'Rol desconocido')

const etiquetas: Record<Rol, string> = {
  coordinador: 'Coordinación académica',
  consejero: 'Consejería académica',
  escolar: 'Servicios escolares',
  administrativo: 'Coordinación administrativa',
  facilitador: 'Facilitador',
  estudiante: 'Estudiante',
}
