import { roles } from './domain/roles.ts'
import { registerRoles } from './schema/roles.ts'

/** Registers the roles of this university: all that the landing needs of it, and light. */
registerRoles(roles)
