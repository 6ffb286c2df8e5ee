import type { Rol } from '../domain/roles.ts'

type Keys = { [R in Rol]: true }

declare module '../schema/roles.ts' {
  interface Roles extends Keys {}
}
