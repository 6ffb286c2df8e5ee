import type { AnyResource } from '../resource.ts'

/** What people call a field; one that is declared no more by its name. */
export const fieldLabel = ({ fields }: Pick<AnyResource, 'fields'>, name: string): string => fields[name]?.label ?? name
