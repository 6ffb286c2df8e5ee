import type { AnyResource } from '../resource.ts'

/** Returns the label of a field; the name of one that is no longer declared. */
export const fieldLabel = ({ fields }: Pick<AnyResource, 'fields'>, name: string): string => fields[name]?.label ?? name
