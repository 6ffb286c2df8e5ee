import { roles } from '../domain/roles.ts'
import { mayOpen } from '../schema/doors/doors.ts'
import type { AnyResource } from '../schema/resource.ts'
import { resources } from './index.ts'
import { pantallas } from './pantallas.ts'

const todos: readonly AnyResource[] = Object.values(resources)

/** Every protected address and the roles that open it. One that ends in a slash stands for all below it, the records of an entity. */
export const rutas: readonly { route: string; roles: readonly string[] }[] = [
  ...pantallas,
  ...todos.map(resource => ({
    route: `/${resource.name}/`,
    roles: roles.filter(rol => mayOpen(resource, rol)),
  })),
]
