import { roles } from './domain/roles.ts'
import { registerRoles } from './schema/account/roles.ts'
import { registerUserData } from './schema/account/userData.ts'

/** Registers the roles of this university and the user data of its login: all that the landing needs of it, and light. */
registerRoles(roles)
registerUserData({
  texts: ['matricula', 'clave_cuc', 'apellido_paterno', 'apellido_materno'],
  knownBy: 'matricula',
  placedBy: 'clave_cuc',
  surnames: ['apellido_paterno', 'apellido_materno'],
})
