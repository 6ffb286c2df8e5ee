import type { AnyResource } from '../../schema/resource.ts'

/** What an empty form starts with. */
export const initialValues = ({ fields }: AnyResource) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) =>
    [name, 'initial' in field && field.initial !== undefined ? field.initial : field.kind === 'flag' ? false : field.kind === 'choices' ? [] : null]))
