import type { Role } from '../account/roles.ts'
import { resourceNamed } from '../house.ts'
import type { AnyResource } from '../resource.ts'

/** Tells whether people of a role sign in with the records that the cases of a process are of. */
export const isPersonOfCase = ({ fields, process }: AnyResource, role: Role | undefined): boolean => {
  const field = process && fields[process.of]
  return field?.kind === 'reference' && role !== undefined && resourceNamed(field.to).account?.rol === role
}
