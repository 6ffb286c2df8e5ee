import type { AnyResource } from '../../schema/resource.ts'

/** Returns the form's sections as declared, or one without a title that holds every field. */
export const sectionsOf = ({ form, fields }: AnyResource): readonly { title: string; fields: readonly string[] }[] =>
  form ?? [{ title: '', fields: Object.keys(fields) }]
